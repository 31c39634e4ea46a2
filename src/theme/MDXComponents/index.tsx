import MDXComponents from '@theme-original/MDXComponents';
import { ApiTabs } from '@site/src/api-tabs/ApiTabs';
import { CodeBlock } from '@site/src/code-blocks/CodeBlock';
import { CodeTabs } from '@site/src/code-blocks/CodeTabs';
import { Demo } from '@site/src/demos/Demo';
import { Rest } from '@site/src/first-screen/Rest';
import { EnglishLink, NewerEnglish, OnlyInEnglish } from '@site/src/translation-drift/DriftNotes';

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
