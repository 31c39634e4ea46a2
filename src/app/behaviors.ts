import { answerCodeTabs } from '../document/code-blocks/answerCodeTabs';
import { followHeadings } from '../document/contents/followHeadings';
import { followSharedLinks } from '../demos/shared/followSharedLinks';
import { copyMarkdown } from '../document/markdown-actions/copyMarkdown';
import { answerReference } from '../reference/behavior/answerReference';
import { renameOldAnchors } from '../reference/tabs/renameOldAnchors';
import type { Behavior } from '../runtime/pages/behaviors';
import { showAd } from '../services/ads/showAd';
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
  noteMissing,
  openTemplate,
  renameOldAnchors,
  showAd,
  showBackToTop,
  followSharedLinks,
];
