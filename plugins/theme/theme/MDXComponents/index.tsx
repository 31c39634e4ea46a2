// Wraps: adds the components that pages use.
import MDXComponents from '@theme-init/MDXComponents';
import { ChangesFilter } from '@component-docs/api-reference/browser/component-page/FilterField';
import { ApiTabs } from '@component-docs/api-reference/browser/tabs/ApiTabs';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { CodeTabs } from '@component-docs/written-pages/browser/code-tabs/CodeTabs';
import { Demo } from '@component-docs/demos/browser/Demo';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { Playground } from '@component-docs/playgrounds/browser/Playground';
import {
  EnglishLink,
  NewerEnglish,
  OnlyInEnglish,
} from '@component-docs/translation-drift/browser/DriftNotes';

/** The components of pages. They run at build only: interactive parts are islands or behaviors. */
export default {
  ...MDXComponents,
  // The browser's own: the classic theme's opens by a script, which pages don't run.
  Details: 'details',
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
