// Replaces: renders HTML that was highlighted at build; the original highlights in the browser.
export { CodeBlock as default } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
