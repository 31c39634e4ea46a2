import { translate } from '@docusaurus/Translate';
import { setCodeMode, setMode } from '@component-docs/preferences/browser/theme/colorModeStore';
import {
  useChangeTheme,
  useThemeDispatch,
} from '@component-docs/preferences/browser/theme/ThemeProvider';
import { ChoiceGroup } from './ChoiceGroup';
import {
  useCodeMode,
  useModeChoice,
  useThemeState,
} from '@component-docs/preferences/browser/theme/useTheme';

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
        {
          value: 'page',
          label: translate({ id: 'settings.code.page', message: 'As the page' }),
        },
        {
          value: 'dark',
          label: translate({ id: 'settings.code.dark', message: 'Always dark' }),
        },
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

/** Chooses the library's normal density, or the denser one (`src/branding/denseComponents.ts`). */
export function DensityChoice() {
  const isDense = useThemeState((theme) => theme.dense);
  const dispatch = useThemeDispatch();
  return (
    <ChoiceGroup
      heading={translate({ id: 'settings.density', message: 'Density' })}
      options={[
        {
          value: 'normal',
          label: translate({ id: 'settings.density.normal', message: 'Normal' }),
        },
        {
          value: 'dense',
          label: translate({ id: 'settings.density.dense', message: 'Dense' }),
        },
      ]}
      selected={isDense ? 'dense' : 'normal'}
      onSelect={(value) => dispatch({ type: 'SET_DENSE', payload: value === 'dense' })}
    />
  );
}
