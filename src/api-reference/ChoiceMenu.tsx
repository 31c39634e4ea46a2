import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { PressEvents } from '../analytics/events';
import styles from './ChoiceMenu.module.css';

interface Props<Value extends string> {
  /** What is chosen: `View`. */
  name: string;
  value: Value;
  /** The choices with their labels, in order. */
  labels: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
  /** The section that is laid out, for analytics. */
  section: PressEvents['layout'];
}

/** A button that shows a choice and opens a list of the others. */
export function ChoiceMenu<Value extends string>(props: Props<Value>) {
  const { name, value, labels, onChoose, section } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) {
      menu.current.open = false;
    }
  };
  const closeWithKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) {
      event.preventDefault();
      close();
      menu.current.querySelector('summary')?.focus();
    }
  };
  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
      close();
    }
  };
  const values = Object.keys(labels) as Value[];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={styles.menu} onKeyDown={closeWithKey} onBlur={closeLeft}>
      <summary className={styles.button}>
        {name}: {labels[value]}
      </summary>
      <div role="group" aria-label={name} className={styles.list}>
        {values.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === value}
            className={styles.choice}
            data-ga-event-category="layout"
            data-ga-event-action={section}
            data-ga-event-label={choice}
            onClick={() => {
              onChoose(choice);
              close();
              menu.current?.querySelector('summary')?.focus();
            }}
          >
            {labels[choice]}
          </button>
        ))}
      </div>
    </details>
  );
}
