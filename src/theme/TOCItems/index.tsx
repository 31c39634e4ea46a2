// Change: only prints the list; the original brings its own scroll tracking into every page.
export { ContentsList as default } from '@site/src/document/contents/ContentsList';
