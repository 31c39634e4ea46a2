import { FLAGS } from './types';
import type { Flag, PageTreeItem, Plan } from './types';

/** The English text of each flag's chip (behaviours §5). */
export const FLAG_LABELS = {
  legacy: 'Legacy',
  newFeature: 'New',
  planned: 'Planned',
  unstable: 'Preview',
  beta: 'Beta',
  deprecated: 'Deprecated',
} as const satisfies Readonly<Record<Flag, string>>;

/** The colour of each flag's chip, by what it says to the reader (behaviours §5). */
export const FLAG_TONES = {
  legacy: 'warning',
  newFeature: 'success',
  planned: 'neutral',
  unstable: 'primary',
  beta: 'primary',
  deprecated: 'warning',
} as const satisfies Readonly<Record<Flag, string>>;

/** The plans that an item is marked with: every reader has `community`. */
export type MarkedPlan = Exclude<Plan, 'community'>;

/** The English titles of the plan icons (behaviours §5). */
export const PLAN_TITLES = {
  pro: 'Pro plan',
  premium: 'Premium plan',
} as const satisfies Readonly<Record<MarkedPlan, string>>;

/** The flags an item has, in the order of their chips. */
export function flagsOf(item: PageTreeItem): Flag[] {
  return FLAGS.filter((flag) => item[flag]);
}

/** The plan that an item is marked with, or null. */
export function markedPlanOf({ plan }: PageTreeItem): MarkedPlan | null {
  return plan === undefined || plan === 'community' ? null : plan;
}
