import { translate } from '@docusaurus/Translate';
import { useDisclosure } from '@component-docs/kit/browser/useDisclosure';
import { valueOf, withValue } from '../shared/state';
import { ICON_NAMES } from '../shared/types';
import type { Control, ControlValue, PlaygroundModel, PlaygroundState } from '../shared/types';
import styles from './Playground.module.css';

/** The largest number of options that are shown side by side; more are shown as a list. */
const MAX_BUTTONS = 3;

interface ChoiceProps {
  /** Also the name that radio buttons share. */
  id: string;
  name: string;
  /** Undefined is the choice without the prop. */
  options: readonly (ControlValue | undefined)[];
  value: ControlValue | undefined;
  onChange: (value: ControlValue | undefined) => void;
}

/** Returns the text of a choice: the value as in code, or a word for the choice without the prop. */
function labelOf(option: ControlValue | undefined): string {
  return option === undefined
    ? translate({ id: 'playground.notSet', message: 'Not set' })
    : String(option);
}

function SelectField({ id, name, options, value, onChange }: ChoiceProps) {
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

function RadioField({ id, name, options, value, onChange }: ChoiceProps) {
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

interface Props {
  /** Unique on the page. */
  id: string;
  control: Control;
  state: PlaygroundState;
  /** Called without a value when the prop is removed. */
  onChange: (value: ControlValue | undefined) => void;
}

function ControlField({ id, control, state, onChange }: Props) {
  const { name, kind } = control;
  const value = valueOf(state, control);
  if (kind === 'choice' || kind === 'icon') {
    const values = kind === 'icon' ? ICON_NAMES : control.options;
    const options = control.default === undefined ? [undefined, ...values] : values;
    const Field = options.length <= MAX_BUTTONS ? RadioField : SelectField;
    return <Field id={id} name={name} options={options} value={value} onChange={onChange} />;
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

interface ControlsProps {
  /** Begins the names of the fields. */
  id: string;
  model: PlaygroundModel;
  state: PlaygroundState;
  onChange: (state: PlaygroundState) => void;
}

/** The controls of a playground. Less important controls are created when the reader asks for them. */
export function Controls({ id, model: { controls, shown }, state, onChange }: ControlsProps) {
  const { isOpen, details } = useDisclosure();
  const more = controls.slice(shown);
  const field = (control: Control) => (
    <ControlField
      key={control.name}
      id={`${id}-${control.name}`}
      control={control}
      state={state}
      onChange={(value) => onChange(withValue(state, control, value))}
    />
  );
  return (
    <div
      role="group"
      className={styles.controls}
      aria-label={translate({ id: 'playground.controls', message: 'Props' })}
    >
      {controls.slice(0, shown).map(field)}
      {more.length > 0 && (
        <details className={styles.more} {...details}>
          <summary>
            {translate(
              { id: 'playground.more', message: 'More props ({count})' },
              { count: String(more.length) },
            )}
          </summary>
          {isOpen && more.map(field)}
        </details>
      )}
    </div>
  );
}
