import { answerCodeTabs } from '../../plugins/written-pages/browser/code-tabs/answerCodeTabs';
import { followHeadings } from '../../plugins/written-pages/browser/contents/followHeadings';
import { followSharedLinks } from '../../plugins/demos/browser/shared-edits/followSharedLinks';
import { correctCase } from '../../plugins/written-pages/browser/headings/correctCase';
import { showHeadingLink } from '../../plugins/written-pages/browser/headings/showHeadingLink';
import { copyMarkdown } from '../../plugins/written-pages/browser/page-actions/copyMarkdown';
import { loadPageActions } from '../../plugins/written-pages/browser/page-actions/loadPageActions';
import { stopAtOverflow } from '../../plugins/written-pages/browser/overflow/stopAtOverflow';
import { answerReference } from '../../plugins/api-reference/browser/behavior/answerReference';
import { renameOldAnchors } from '../../plugins/api-reference/browser/tabs/renameOldAnchors';
import type { Behavior } from '../../plugins/static-pages/browser/pages/behaviors';
import { showAd } from '../../plugins/ads/browser/showAd';
import { showBackToTop } from '../shell/frame/showBackToTop';
import { noteMissing } from '../../plugins/templates/browser/missing/noteMissing';
import { openTemplate } from '../../plugins/templates/browser/openTemplate';

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
