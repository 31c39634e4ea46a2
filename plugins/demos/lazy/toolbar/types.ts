import type { ClickEvents } from '@component-docs/kit/shared/events';
import type { IconName } from './icons';

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
