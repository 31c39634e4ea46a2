// Change: <main> carries the id of the skip link's target, and the text offers ways on.
export { NotFoundContent as default } from '@site/src/site-pages/not-found/NotFoundContent';
