import type { ReactNode } from 'react';
import { controlName } from '../../browser/names';
import styles from './DemoActions.module.css';
import type { ClickEvents } from '@component-docs/kit/shared/events';

/** A control of the toolbar, shown as a button, or as an item of the menu on phones. */
export interface DemoAction {
  /** Its name in analytics, unique in the toolbar. */
  event: ClickEvents['demo'];
  label: string;
  icon?: IconName;
  /** Whether it is on; absent for an action that can't be. */
  isPressed?: boolean;
  run: () => void;
}

/** Icons of the toolbar, 24 by 24 px. */
const PATHS = {
  codesandbox:
    'M12 2 3 7v10l9 5 9-5V7Zm0 2.3 6 3.3-6 3.4-6-3.4ZM5 9.3l6 3.4v6.6l-6-3.3Zm8 10v-6.6l6-3.4v6.7Z',
  copied: 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4Z',
  copy: 'M16 1H4a2 2 0 0 0-2 2v14h2V3h12Zm3 4H8a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 16H8V7h11Z',
  density: 'M3 2h18v2H3Zm0 18h18v2H3Zm0-6h18v2H3Zm0-6h18v2H3Z',
  direction: 'M10 10v5h2V4h2v11h2V4h2V2h-8a4 4 0 0 0 0 8m-2 7v-3l-4 4 4 4v-3h12v-2Z',
  mode: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20m1-17.93a8 8 0 0 1 0 15.86Z',
  more: 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  open: 'M19 19H5V5h7V3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2v-7h-2ZM14 3v2h3.6l-9.8 9.8 1.4 1.4L19 6.4V10h2V3Z',
  reset: 'M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8',
  resetFocus:
    'M5 15H3v4c0 1.1.9 2 2 2h4v-2H5ZM5 5h4V3H5a2 2 0 0 0-2 2v4h2Zm14-2h-4v2h4v4h2V5a2 2 0 0 0-2-2m0 16h-4v2h4a2 2 0 0 0 2-2v-4h-2ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  stackblitz:
    'M11 21h-1l1-7H7.5c-.9 0-.4-.7-.3-.8C8.5 10.9 10.4 7.5 13 3h1l-1 7h3.5c.5 0 .6.3.4.7C13 17.6 11 21 11 21',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon that says nothing to screen readers: the control that shows it has a name. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

interface Props {
  demo: { id: string; name: string };
  action: DemoAction;
  /** The text beside the button's icon: words of the action's label. */
  text?: string;
}

/** A control of a demo as a button, with a text or a tooltip. */
export function ActionButton({ demo, action, text }: Props) {
  const { event, label, icon, isPressed, run } = action;
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={controlName(label, demo.name)}
      aria-pressed={isPressed}
      data-tooltip={text ? undefined : label}
      data-ga-event-category="demo"
      data-ga-event-action={event}
      data-ga-event-label={demo.id}
      onClick={run}
    >
      {icon && <Icon name={icon} />}
      {text && <span>{text}</span>}
    </button>
  );
}
