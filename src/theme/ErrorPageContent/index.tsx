// Change: <main> carries the id of the skip link's target and takes the focus, the text says what
// to do, and there is a way home.
export { CrashContent as default } from '@site/src/shell/frame/CrashContent';
