// Replaces: a labeled landmark with a heading. The active entry is the last heading in the top eighth
// of the viewport or above it; near the top of the page, there is none.
export { Contents as default } from '@site/plugins/written-pages/browser/contents/Contents';
