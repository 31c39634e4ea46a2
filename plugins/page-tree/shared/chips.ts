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
export function flagsOf(item: PageTreeItem): Flag[] {
  return FLAGS.filter((flag) => item[flag]);
}

/** Returns the plan that an item is marked with, or null. */
export function markedPlanOf({ plan }: PageTreeItem): MarkedPlan | null {
  return plan === undefined || plan === 'community' ? null : plan;
}

/** The texts of marks in one language. */
export interface MarkLabels {
  flags: Readonly<Record<Flag, string>>;
  plans: Readonly<Record<MarkedPlan, string>>;
}

/** The texts of marks in English. */
export const ENGLISH_LABELS: MarkLabels = { flags: FLAG_LABELS, plans: PLAN_TITLES };

/** The mark after an item's title: the icon of a plan, or a chip. */
export type Mark =
  | { readonly label: string; readonly plan: MarkedPlan }
  | { readonly label: string; readonly tone: (typeof FLAG_TONES)[Flag] };

/** Returns the marks of an item in the order in which they are shown: its plan, then its flags. */
export function marksOf(item: PageTreeItem, labels: MarkLabels): readonly Mark[] {
  const plan = markedPlanOf(item);
  return [
    ...(plan ? [{ label: labels.plans[plan], plan }] : []),
    ...flagsOf(item).map((flag) => ({
      label: labels.flags[flag],
      tone: FLAG_TONES[flag],
    })),
  ];
}
