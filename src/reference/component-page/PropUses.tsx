import Link from '@docusaurus/Link';
import type { PropUseApi } from './types';
import { linesLabel, usesLabels } from './usesLabels';
import styles from './PropUses.module.css';

/** More would push the next prop away. */
const SHOWN_AT_FIRST = 5;

function UseList({ uses }: { uses: readonly PropUseApi[] }) {
  return (
    <ul className={styles.list}>
      {uses.map(({ label, href, lines }) => (
        <li key={href}>
          <Link to={href}>{label}</Link> <span className={styles.lines}>{linesLabel(lines)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The demos that set a prop, each a link to its code; those beyond the first few unfold. */
export function PropUses({ uses }: { uses: readonly PropUseApi[] }) {
  const hidden = uses.slice(SHOWN_AT_FIRST);
  const { title, more } = usesLabels(hidden.length);
  return (
    <div className={styles.uses}>
      <span>{title}</span>
      <UseList uses={uses.slice(0, SHOWN_AT_FIRST)} />
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>{more}</summary>
          <UseList uses={hidden} />
        </details>
      )}
    </div>
  );
}
