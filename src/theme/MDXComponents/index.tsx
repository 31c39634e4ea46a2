// Wraps: adds the components that pages use.
import MDXComponents from '@theme-original/MDXComponents';
import { ChangesFilter } from '@site/plugins/api-reference/browser/filter/ChangesFilter';
import { ApiTabs } from '@site/plugins/api-reference/browser/tabs/ApiTabs';
import { CodeBlock } from '@site/plugins/written-pages/browser/code-blocks/CodeBlock';
import { CodeTabs } from '@site/plugins/written-pages/browser/code-tabs/CodeTabs';
import { Demo } from '@site/plugins/demos/browser/Demo';
import { PageContents } from '@site/plugins/written-pages/browser/contents/PageContents';
import { Playground } from '@site/plugins/playgrounds/browser/Playground';
import {
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
} from '@site/plugins/translation-drift/browser/DriftNotes';

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
