import type { ControlValue } from '../../shared/types';
import { labelOf } from './labelOf';
import styles from '../Playground.module.css';

interface Props {
  id: string;
  name: string;
  /** Undefined is the choice without the prop. */
  options: readonly (ControlValue | undefined)[];
  value: ControlValue | undefined;
  onChange: (value: ControlValue | undefined) => void;
}

/** The options of a prop as a list. */
export function SelectField({ id, name, options, value, onChange }: Props) {
  const keyOf = (option: ControlValue | undefined) => String(option ?? '');
  return (
    <div className={styles.field} translate="no">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <select
        id={id}
        value={keyOf(value)}
        onChange={({ currentTarget }) =>
          onChange(options.find((option) => keyOf(option) === currentTarget.value))
        }
      >
        {options.map((option) => (
          <option key={keyOf(option)} value={keyOf(option)}>
            {labelOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
