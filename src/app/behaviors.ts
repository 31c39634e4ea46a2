import { answerCodeTabs } from '../document/code-tabs/answerCodeTabs';
import { followHeadings } from '../document/contents/followHeadings';
import { followSharedLinks } from '../demos/shared-edits/followSharedLinks';
import { correctCase } from '../document/headings/correctCase';
import { showHeadingLink } from '../document/headings/showHeadingLink';
import { copyMarkdown } from '../document/page-actions/copyMarkdown';
import { loadPageActions } from '../document/page-actions/loadPageActions';
import { stopAtOverflow } from '../document/overflow/stopAtOverflow';
import { answerReference } from '../api-reference/behavior/answerReference';
import { renameOldAnchors } from '../api-reference/tabs/renameOldAnchors';
import type { Behavior } from '../platform/pages/behaviors';
import { showAd } from '../ads/showAd';
import { showBackToTop } from '../shell/frame/showBackToTop';
import { noteMissing } from '../templates/missing/noteMissing';
import { openTemplate } from '../templates/openTemplate';

/** What answers in the content of pages, which is HTML without React. */
export const BEHAVIORS: readonly Behavior[] = [
  // First, so that the others see the corrected address.
  renameOldAnchors,
  correctCase,
  answerCodeTabs,
  answerReference,
  copyMarkdown,
  followHeadings,
  loadPageActions,
  noteMissing,
  openTemplate,
  showAd,
  showBackToTop,
  showHeadingLink,
  stopAtOverflow,
  followSharedLinks,
];
