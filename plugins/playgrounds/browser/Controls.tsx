import { translate } from '@docusaurus/Translate';
import { useDisclosure } from '@component-docs/kit/browser/useDisclosure';
import { withValue } from '../shared/state';
import type { Control, PlaygroundModel, PlaygroundState } from '../shared/types';
import { ControlField } from './ControlField';
import styles from './Playground.module.css';

interface Props {
  /** Begins the names of the fields. */
  id: string;
  model: PlaygroundModel;
  state: PlaygroundState;
  onChange: (state: PlaygroundState) => void;
}

/** The controls of a playground. Those of less importance are created when the reader asks for them. */
export function Controls({ id, model: { controls, shown }, state, onChange }: Props) {
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
      aria-label={translate({
        id: 'playground.controls',
        message: 'Props',
        description: 'Name of the controls of a playground',
      })}
    >
      {controls.slice(0, shown).map(field)}
      {more.length > 0 && (
        <details className={styles.more} {...details}>
          <summary>
            {translate(
              {
                id: 'playground.more',
                message: 'More props ({count})',
                description: 'Shows the other controls of a playground',
              },
              { count: String(more.length) },
            )}
          </summary>
          {isOpen && more.map(field)}
        </details>
      )}
    </div>
  );
}
