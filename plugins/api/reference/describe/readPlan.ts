import type { Plan } from '../../../../src/site/navigation/types';

type PaidPlan = Exclude<Plan, 'community'>;

/** How MUI X says in a comment which component something needs. */
const ONLY_IN = /\bOnly available in DataGrid(Pro|Premium)\b/;

/** The plan that something needs, by the comment above it; undefined for what every plan has. */
export function readPlan(description: string): PaidPlan | undefined {
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
