import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PLANS_PAGE } from '@component-docs/kit/shared/site/repository';
import type { MarkedPlan } from '@component-docs/page-tree/shared/chips';
import type { PropApi, SinceApi } from '../../shared/component-page/types';
import { CodeText } from './TypeText';
import styles from './Marks.module.css';

/** The release that added a prop, as a link to the other changes of that release. */
function SinceMark({ version, href }: SinceApi) {
  return (
    <a className={styles.since} href={href}>
      {translate({ id: 'api.since', message: 'since {version}' }, { version })}
    </a>
  );
}

function planLabel(plan: MarkedPlan): string {
  return plan === 'pro'
    ? translate({ id: 'api.plan.pro', message: 'Pro plan' })
    : translate({ id: 'api.plan.premium', message: 'Premium plan' });
}

interface Props extends Pick<PropApi, 'name' | 'plan' | 'since'> {
  /** A mark of its own. */
  children: ReactNode;
}

/**
 * The name of a prop or another member, with its marks: the plan that includes it, which links to the page about
 * the plans, and the release that added it.
 */
export function MemberName({ name, plan, since, children }: Props) {
  return (
    <>
      <code>
        <CodeText text={name} />
      </code>
      {children}
      {plan && PLANS_PAGE && (
        <Link to={PLANS_PAGE} className={styles.plan}>
          {planLabel(plan)}
        </Link>
      )}
      {since && <SinceMark {...since} />}
    </>
  );
}
