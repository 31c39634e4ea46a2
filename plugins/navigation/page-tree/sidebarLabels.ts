import { FLAG_LABELS, PLAN_TITLES } from '../../../src/site/navigation/chips';
import type { MarkedPlan } from '../../../src/site/navigation/chips';
import type { Flag } from '../../../src/site/navigation/types';

/** Texts of a sidebar that aren't titles: those of chips and plan icons. */
export interface SidebarLabels {
  flags: Readonly<Record<Flag, string>>;
  plans: Readonly<Record<MarkedPlan, string>>;
}

export const ENGLISH_LABELS: SidebarLabels = { flags: FLAG_LABELS, plans: PLAN_TITLES };
