// Change: prints HTML that was highlighted at build; the classic block highlights in the browser.
export { CodeBlock as default } from '@site/src/document/code-blocks/CodeBlock';
