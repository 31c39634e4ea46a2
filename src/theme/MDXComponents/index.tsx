import MDXComponents from '@theme-original/MDXComponents';
import { ApiTabs } from '@site/src/reference/tabs/ApiTabs';
import { CodeBlock } from '@site/src/document/code-blocks/CodeBlock';
import { CodeTabs } from '@site/src/document/code-blocks/CodeTabs';
import { Demo } from '@site/src/demos/Demo';
import {
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
} from '@site/src/document/drift-notes/DriftNotes';

/**
 * The names by which pages reach React. These components run at build, on the server: what is alive
 * in them is an island (src/app/islands.tsx) or a behavior (src/app/behaviors.ts).
 */
export default {
  ...MDXComponents,
  ApiTabs,
  CodeBlock,
  CodeTabs,
  Demo,
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
};
