import type { MarkedPlan } from '@component-docs/page-tree/shared/chips';

/** How MUI X's comments name the component that something requires. */
const ONLY_IN = /\bOnly available in DataGrid(Pro|Premium)\b/;

/**
 * Returns the plan that something requires according to its comment; undefined if every plan
 * includes it.
 */
export function readPlan(description: string): MarkedPlan | undefined {
  const [, component] = ONLY_IN.exec(description) ?? [];
  switch (component) {
    case 'Pro':
      return 'pro';
    case 'Premium':
      return 'premium';
    default:
      return undefined;
  }
}
