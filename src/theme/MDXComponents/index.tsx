// Wraps: adds the components that pages use.
import MDXComponents from '@theme-original/MDXComponents';
import { ChangesFilter } from '@site/src/api-reference/filter/ChangesFilter';
import { ApiTabs } from '@site/src/api-reference/tabs/ApiTabs';
import { CodeBlock } from '@site/src/document/code-blocks/CodeBlock';
import { CodeTabs } from '@site/src/document/code-tabs/CodeTabs';
import { Demo } from '@site/src/demos/Demo';
import { PageContents } from '@site/src/document/contents/PageContents';
import { Playground } from '@site/src/playgrounds/Playground';
import {
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
} from '@site/src/document/drift-notes/DriftNotes';

/**
 * The React components that pages can use. They run only at build, on the server: interactive parts
 * are islands (src/app/islands.tsx) or behaviors (src/app/behaviors.ts).
 */
export default {
  ...MDXComponents,
  ApiTabs,
  ChangesFilter,
  CodeBlock,
  CodeTabs,
  Demo,
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
  PageContents,
  Playground,
};
