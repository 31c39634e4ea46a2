import { sinceLabel } from './changesLabels';
import type { SinceApi } from '../../shared/component-page/types';
import styles from './SinceMark.module.css';

/** The release that added a prop, as a link to the other changes of that release. */
export function SinceMark({ version, href }: SinceApi) {
  return (
    <a className={styles.since} href={href}>
      {sinceLabel(version)}
    </a>
  );
}
