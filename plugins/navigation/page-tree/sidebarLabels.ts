import { FLAG_LABELS, PLAN_TITLES } from '../../../src/site/navigation/chips';
import type { MarkLabels } from '../../../src/site/navigation/chips';

/** Texts of a sidebar that aren't titles: those of chips and plan icons. */
export type SidebarLabels = MarkLabels;

export const ENGLISH_LABELS: SidebarLabels = { flags: FLAG_LABELS, plans: PLAN_TITLES };
