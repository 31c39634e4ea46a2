import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { MarkedPlan } from '@component-docs/page-tree/shared/chips';
import styles from './PlanMark.module.css';

/** Page about the plans and their prices. */
const LICENSING = 'https://mui.com/x/introduction/licensing/';

function planLabel(plan: MarkedPlan): string {
  return plan === 'pro'
    ? translate({
        id: 'api.plan.pro',
        message: 'Pro plan',
        description: 'Mark of a property that needs a license',
      })
    : translate({
        id: 'api.plan.premium',
        message: 'Premium plan',
        description: 'Mark of a property that needs a license',
      });
}

/** Marks what only a paid plan includes, and links to the page about the plans. */
export function PlanMark({ plan }: { plan: MarkedPlan }) {
  return (
    <Link to={LICENSING} className={styles.mark}>
      {planLabel(plan)}
    </Link>
  );
}
