import { FLAGS } from './types';
import type { Flag, PageTreeItem, Plan } from './types';

/** The English text of each flag's chip. */
export const FLAG_LABELS = {
  legacy: 'Legacy',
  newFeature: 'New',
  planned: 'Planned',
  unstable: 'Preview',
  beta: 'Beta',
  deprecated: 'Deprecated',
} as const satisfies Readonly<Record<Flag, string>>;

/** The color of each flag's chip, by meaning. */
export const FLAG_TONES = {
  legacy: 'warning',
  newFeature: 'success',
  planned: 'neutral',
  unstable: 'primary',
  beta: 'primary',
  deprecated: 'warning',
} as const satisfies Readonly<Record<Flag, string>>;

/** The plans that items are marked with; `community` needs no mark. */
export type MarkedPlan = Exclude<Plan, 'community'>;

/** The English titles of the plan icons. */
export const PLAN_TITLES = {
  pro: 'Pro plan',
  premium: 'Premium plan',
} as const satisfies Readonly<Record<MarkedPlan, string>>;

/** Returns the flags of an item, in the order of their chips. */
export function flagsOf(item: PageTreeItem, isPlanned = false): Flag[] {
  return FLAGS.filter((flag) => (flag === 'planned' ? isPlanned : item[flag]));
}

/** Returns the plan that an item is marked with, or null. */
export function markedPlanOf({ plan }: PageTreeItem): MarkedPlan | null {
  return plan === undefined || plan === 'community' ? null : plan;
}
