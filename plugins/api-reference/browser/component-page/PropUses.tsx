import Link from '@docusaurus/Link';
import type { PropUseApi } from '../../shared/component-page/types';
import { linesLabel, usesLabel } from './usesLabels';
import styles from './PropUses.module.css';

/**
 * The demos that set a prop, each with a link to its code. They are collapsed, because several demos
 * set most props, and their lists would be longer than all that is said about the props.
 */
export function PropUses({ uses }: { uses: readonly PropUseApi[] }) {
  return (
    <details className={styles.uses} data-uses="">
      <summary>{usesLabel(uses.length)}</summary>
      <div className={styles.related}>
        {uses.map(({ label, href, lines }) => (
          <Link key={href} to={href}>
            {`${label} ${linesLabel(lines)}`}
          </Link>
        ))}
      </div>
    </details>
  );
}
