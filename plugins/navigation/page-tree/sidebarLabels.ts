import { FLAG_LABELS, PLAN_TITLES } from '../../../src/navigation/shared/chips';
import type { MarkLabels } from '../../../src/navigation/shared/chips';

/** Texts of a sidebar that aren't titles: those of chips and icons. */
export interface SidebarLabels extends MarkLabels {
  /** Of the icon beside a link to the official page. */
  official: string;
}

export const ENGLISH_LABELS: SidebarLabels = {
  flags: FLAG_LABELS,
  plans: PLAN_TITLES,
  official: '(official page, opens in a new tab)',
};
