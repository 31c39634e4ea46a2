import { valueOf } from '../../shared/state';
import type { Control, ControlValue, PlaygroundState } from '../../shared/types';
import { ChoiceField } from './ChoiceField';
import styles from '../Playground.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  control: Control;
  state: PlaygroundState;
  /** Called without a value when the prop is removed. */
  onChange: (value: ControlValue | undefined) => void;
}

/** The field for one prop, named after it. */
export function ControlField({ id, control, state, onChange }: Props) {
  const { name, kind } = control;
  const value = valueOf(state, control);
  if (kind === 'choice' || kind === 'icon') {
    return <ChoiceField id={id} control={control} value={value} onChange={onChange} />;
  }
  if (kind === 'switch') {
    return (
      <label className={styles.switch} translate="no">
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <code>{name}</code>
      </label>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} translate="no">
        <code>{name}</code>
      </label>
      <input
        id={id}
        type={kind}
        step={kind === 'number' ? 'any' : undefined}
        dir="auto"
        autoComplete="off"
        // The default isn't a value: an emptied field must stay empty.
        placeholder={control.default === undefined ? undefined : String(control.default)}
        value={String(state[name] ?? '')}
        onChange={({ currentTarget: { value: text } }) =>
          onChange(kind === 'number' && text !== '' ? Number(text) : text)
        }
      />
    </div>
  );
}
