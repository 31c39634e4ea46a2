import { sinceLabel } from './changesLabels';
import type { SinceApi } from './types';
import styles from './SinceMark.module.css';

/** Beside a newer prop: the release that it came with, as a link to what else that one changed. */
export function SinceMark({ version, href }: SinceApi) {
  return (
    <a className={styles.since} href={href}>
      {sinceLabel(version)}
    </a>
  );
}
