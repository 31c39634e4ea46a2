import { controlName } from '../../browser/toolbar/controlName';
import { Icon } from './icons';
import type { DemoAction } from './types';
import styles from './DemoActions.module.css';

interface Props {
  demo: { id: string; name: string };
  action: DemoAction;
  /** What the button shows beside its icon: words of the action's label. */
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
