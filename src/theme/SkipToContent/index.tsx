// Change: focus stays in <main>. The original removes the tabindex right after focusing, which
// makes the browser take the focus away again.
export { SkipLink as default } from '@site/src/shell/frame/SkipLink';
