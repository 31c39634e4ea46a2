import { useId } from 'react';
import type { ClickEvents } from '@component-docs/kit/shared/events';
import styles from './SettingsDrawer.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** The action of the option's analytics event, if it has one. */
  event?: ClickEvents['settings'];
}

interface Props<Value extends string> {
  heading: string;
  options: readonly Option<Value>[];
  selected: Value | null;
  onSelect: (value: Value) => void;
}

/** A setting with a few values, one of which is selected. */
export function ChoiceGroup<Value extends string>(props: Props<Value>) {
  const { heading, options, selected, onSelect } = props;
  const id = useId();
  return (
    <section className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <div role="group" aria-labelledby={id} className={styles.group}>
        {options.map(({ value, label, event }) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={value === selected}
            data-ga-event-category={event && 'settings'}
            data-ga-event-action={event}
            onClick={() => onSelect(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
