import { answerCodeTabs } from '@component-docs/written-pages/browser/code-tabs/answerCodeTabs';
import {
  openFoundCode,
  stopAtOverflow,
} from '@component-docs/written-pages/browser/code-blocks/listings';
import { followHeadings } from '@component-docs/written-pages/browser/contents/followHeadings';
import { followSharedLinks } from '@component-docs/demos/browser/shared-edits/followSharedLinks';
import {
  correctCase,
  showHeadingLink,
} from '@component-docs/written-pages/browser/headings/headingLinks';
import {
  copyMarkdown,
  loadPageActions,
} from '@component-docs/written-pages/browser/page-actions/answerPageActions';
import { answerReference } from '@component-docs/api-reference/browser/behavior/answerReference';
import { renameOldAnchors } from '@component-docs/api-reference/browser/tabs/renameOldAnchors';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { answerSearch } from '@component-docs/search/browser/button/answerSearch';
import { showBackToTop } from '../frame/showBackToTop';
import { skipToContent } from '../frame/skipToContent';
import { answerLanguageMenu } from '../header/answerLanguageMenu';
import { followPage } from '../header/followPage';
import { openDialogs } from '../header/openDialogs';
import { switchColorMode } from '../header/switchColorMode';

/** The behaviors of the packages in pages and in the header, which are HTML without React. */
export const BEHAVIORS: readonly Behavior[] = [
  // First, so that the others see the corrected address.
  renameOldAnchors,
  correctCase,
  answerCodeTabs,
  answerReference,
  copyMarkdown,
  followHeadings,
  loadPageActions,
  openFoundCode,
  showBackToTop,
  showHeadingLink,
  stopAtOverflow,
  followSharedLinks,
  answerLanguageMenu,
  answerSearch,
  followPage,
  openDialogs,
  skipToContent,
  switchColorMode,
];
