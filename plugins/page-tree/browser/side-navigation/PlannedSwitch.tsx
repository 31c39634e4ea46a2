import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import { createStore } from '../../../kit/browser/createStore';
import styles from './SideNavigation.module.css';

/** Whether planned pages are shown; kept while the reader moves between products. */
const isShown = createStore(false);

export function usePlannedShown(): boolean {
  return useSyncExternalStore(isShown.subscribe, isShown.get, () => false);
}

/** Shows and hides the planned pages of the side navigation; at its foot. */
export function PlannedSwitch({ count }: { count: number }) {
  const shown = usePlannedShown();
  return (
    <button
      type="button"
      className={styles.plannedSwitch}
      aria-expanded={shown}
      onClick={() => isShown.set(!shown)}
    >
      {shown
        ? translate(
            {
              id: 'sideNavigation.planned.hide',
              message: 'Hide planned pages ({count})',
              description: 'Button at the foot of the side navigation',
            },
            { count },
          )
        : translate(
            {
              id: 'sideNavigation.planned.show',
              message: 'Show planned pages ({count})',
              description: 'Button at the foot of the side navigation',
            },
            { count },
          )}
    </button>
  );
}
