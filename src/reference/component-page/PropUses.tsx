import Link from '@docusaurus/Link';
import type { PropUseApi } from './types';
import { linesLabel, usesLabels } from './usesLabels';
import styles from './PropUses.module.css';

/** Number of demos shown initially. More would move the next prop too far down. */
const INITIALLY_SHOWN = 5;

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

/** The demos that set a prop, each with a link to its code. Those beyond the first few are collapsed. */
export function PropUses({ uses }: { uses: readonly PropUseApi[] }) {
  const hidden = uses.slice(INITIALLY_SHOWN);
  const { title, more } = usesLabels(hidden.length);
  return (
    <div className={styles.uses} data-uses="">
      <span>{title}</span>
      <UseList uses={uses.slice(0, INITIALLY_SHOWN)} />
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>{more}</summary>
          <UseList uses={hidden} />
        </details>
      )}
    </div>
  );
}
