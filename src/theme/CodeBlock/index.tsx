// Replaces: renders HTML that was highlighted at build; the original highlights in the browser.
export { CodeBlock as default } from '@site/plugins/written-pages/browser/code-blocks/CodeBlock';
