// Replaces: <main> has the id of the skip link's target and receives focus, and the text says what to
// do, with a link to the home page.
export { CrashContent as default } from '../../browser/frame/CrashContent';
