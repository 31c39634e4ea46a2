import { answerCodeTabs } from '../document/code-tabs/answerCodeTabs';
import { followHeadings } from '../document/contents/followHeadings';
import { followSharedLinks } from '../demos/shared/followSharedLinks';
import { copyMarkdown } from '../document/page-actions/copyMarkdown';
import { loadPageActions } from '../document/page-actions/loadPageActions';
import { stopAtOverflow } from '../document/overflow/stopAtOverflow';
import { answerReference } from '../reference/behavior/answerReference';
import { renameOldAnchors } from '../reference/tabs/renameOldAnchors';
import type { Behavior } from '../runtime/pages/behaviors';
import { showAd } from '../services/ads/showAd';
import { moveInHeadings } from '../services/feedback/moveInHeadings';
import { commentOnSections } from '../services/feedback/sectionComments';
import { showBackToTop } from '../shell/frame/showBackToTop';
import { noteMissing } from '../templates/missing/noteMissing';
import { openTemplate } from '../templates/openTemplate';

/** What answers in the content of pages, which is HTML without React. */
export const BEHAVIORS: readonly Behavior[] = [
  answerCodeTabs,
  answerReference,
  commentOnSections,
  copyMarkdown,
  followHeadings,
  loadPageActions,
  moveInHeadings,
  noteMissing,
  openTemplate,
  renameOldAnchors,
  showAd,
  showBackToTop,
  stopAtOverflow,
  followSharedLinks,
];
