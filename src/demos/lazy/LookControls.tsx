import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useDemoLook } from '../demoLook';
import type { DemoLook, DemoLookStore } from '../demoLook';
import { loadRtlCache } from '../rtlCacheStore';
import styles from './LookControls.module.css';

interface Props {
  demoId: string;
  look: DemoLookStore;
}

const MODE_ICON = <path d="M12 3a9 9 0 1 0 0 18Zm0 2a7 7 0 0 1 0 14Z" />;
const DIRECTION_ICON = <path d="M8 4 4 8l4 4V9h12V7H8Zm8 8v3H4v2h12v3l4-4Z" />;
const DENSITY_ICON = <path d="M4 4h16v2H4Zm7 4h2v2h2l-3 3-3-3h2Zm-7 6h16v2H4Zm0 4h16v2H4Z" />;

function controls(): { part: keyof DemoLook; label: string; icon: ReactNode }[] {
  return [
    {
      part: 'mode',
      label: translate({
        id: 'demo.look.mode',
        message: 'Other color mode',
        description: 'Button: shows one demo dark on a light page, and light on a dark one',
      }),
      icon: MODE_ICON,
    },
    {
      part: 'direction',
      label: translate({
        id: 'demo.look.direction',
        message: 'Other direction',
        description: 'Button: shows one demo right to left on a left-to-right page, or back',
      }),
      icon: DIRECTION_ICON,
    },
    {
      part: 'density',
      label: translate({
        id: 'demo.look.density',
        message: 'Other density',
        description: 'Button: shows one demo dense on a page of normal density, or back',
      }),
      icon: DENSITY_ICON,
    },
  ];
}

/** Buttons that switch one demo to the opposite of the site's mode, direction, or density. */
export function LookControls({ demoId, look }: Props) {
  const shown = useDemoLook(look);
  const toggle = async (part: keyof DemoLook) => {
    if (part === 'direction') {
      // Loaded before the stage changes direction, so that the demo changes with it.
      await loadRtlCache();
    }
    const current = look.get();
    look.set({ ...current, [part]: !current[part] });
  };
  return (
    <div
      role="group"
      className={styles.controls}
      aria-label={translate({
        id: 'demo.look',
        message: 'Look of this demo',
        description: 'Accessible name of the buttons that show one demo in another look',
      })}
    >
      {controls().map(({ part, label, icon }) => (
        <button
          key={part}
          type="button"
          className={styles.control}
          aria-label={label}
          title={label}
          aria-pressed={shown[part]}
          data-ga-event-category="demo"
          data-ga-event-action={part}
          data-ga-event-label={demoId}
          onClick={() => void toggle(part)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {icon}
          </svg>
        </button>
      ))}
    </div>
  );
}
