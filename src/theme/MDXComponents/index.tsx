import MDXComponents from '@theme-original/MDXComponents';
import { ApiTabs } from '@site/src/reference/tabs/ApiTabs';
import { CodeBlock } from '@site/src/document/code-blocks/CodeBlock';
import { CodeTabs } from '@site/src/document/code-blocks/CodeTabs';
import { Demo } from '@site/src/demos/Demo';
import { Rest } from '@site/src/runtime/first-screen/Rest';
import {
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
} from '@site/src/document/drift-notes/DriftNotes';

/** The names by which pages reach React (design §2). */
export default {
  ...MDXComponents,
  ApiTabs,
  CodeBlock,
  CodeTabs,
  Demo,
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
  Rest,
};
