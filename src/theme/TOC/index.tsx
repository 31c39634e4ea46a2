// Change: a labelled landmark with a heading, and scroll tracking by the rules of behaviours §9.
export { Contents as default } from '@site/src/document/contents/Contents';
