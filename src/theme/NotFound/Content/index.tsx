// Replaces: <main> has the id of the skip link's target, and the text offers links to other pages.
export { NotFoundContent as default } from '@site/src/site-pages/not-found/NotFoundContent';
