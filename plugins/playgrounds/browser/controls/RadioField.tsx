import type { ControlValue } from '../../shared/types';
import { labelOf } from './labelOf';
import styles from '../Playground.module.css';

interface Props {
  /** Also the name that the radio buttons share. */
  id: string;
  name: string;
  /** Undefined is the choice without the prop. */
  options: readonly (ControlValue | undefined)[];
  value: ControlValue | undefined;
  onChange: (value: ControlValue | undefined) => void;
}

/** The options of a prop side by side. */
export function RadioField({ id, name, options, value, onChange }: Props) {
  return (
    <fieldset className={styles.choice} translate="no">
      <legend>
        <code>{name}</code>
      </legend>
      <div className={styles.buttons}>
        {options.map((option) => (
          <label key={String(option)}>
            <input
              type="radio"
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{labelOf(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
