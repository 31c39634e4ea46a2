import { useId } from 'react';
import { translate } from '@docusaurus/Translate';
import { setCodeMode, setMode } from '@component-docs/preferences/browser/theme/colorModeStore';
import {
  useChangeTheme,
  useThemeDispatch,
} from '@component-docs/preferences/browser/theme/ThemeProvider';
import {
  useCodeMode,
  useModeChoice,
  useThemeState,
} from '@component-docs/preferences/browser/theme/useTheme';
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
function ChoiceGroup<Value extends string>(props: Props<Value>) {
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

/** Chooses light, system, or dark; clicking the selected mode does nothing. */
export function ModeChoices() {
  const { mode } = useModeChoice();
  const label = {
    light: translate({ id: 'settings.mode.light', message: 'Light' }),
    system: translate({ id: 'settings.mode.system', message: 'System' }),
    dark: translate({ id: 'settings.mode.dark', message: 'Dark' }),
  };
  return (
    <ChoiceGroup
      heading={translate({ id: 'settings.mode', message: 'Mode' })}
      options={(['light', 'system', 'dark'] as const).map((value) => ({
        value,
        label: label[value],
        event: value,
      }))}
      selected={mode}
      onSelect={setMode}
    />
  );
}

/** Chooses whether code is as light as the page, or dark in both modes. */
export function CodeChoice() {
  const code = useCodeMode();
  return (
    <ChoiceGroup
      heading={translate({ id: 'settings.code', message: 'Code' })}
      options={[
        { value: 'page', label: translate({ id: 'settings.code.page', message: 'As the page' }) },
        { value: 'dark', label: translate({ id: 'settings.code.dark', message: 'Always dark' }) },
      ]}
      selected={code ?? 'page'}
      onSelect={(value) => setCodeMode(value === 'dark' ? value : null)}
    />
  );
}

/** Chooses left to right or right to left; clicking the selected direction sets it again, without effect. */
export function DirectionChoice() {
  const direction = useThemeState((theme) => theme.direction);
  const changeTheme = useChangeTheme();
  return (
    <ChoiceGroup
      heading={translate({ id: 'settings.direction', message: 'Direction' })}
      options={[
        {
          value: 'ltr',
          label: translate({ id: 'settings.direction.ltr', message: 'Left to right' }),
          event: 'ltr',
        },
        {
          value: 'rtl',
          label: translate({ id: 'settings.direction.rtl', message: 'Right to left' }),
          event: 'rtl',
        },
      ]}
      selected={direction}
      onSelect={(value) => changeTheme({ direction: value })}
    />
  );
}

/** Chooses the library's normal density, or the denser one. */
export function DensityChoice() {
  const isDense = useThemeState((theme) => theme.dense);
  const dispatch = useThemeDispatch();
  return (
    <ChoiceGroup
      heading={translate({ id: 'settings.density', message: 'Density' })}
      options={[
        { value: 'normal', label: translate({ id: 'settings.density.normal', message: 'Normal' }) },
        { value: 'dense', label: translate({ id: 'settings.density.dense', message: 'Dense' }) },
      ]}
      selected={isDense ? 'dense' : 'normal'}
      onSelect={(value) => dispatch({ type: 'SET_DENSE', payload: value === 'dense' })}
    />
  );
}
