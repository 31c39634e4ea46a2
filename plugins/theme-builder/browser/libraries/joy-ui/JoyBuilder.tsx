import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import components from '@generated/theme-builder/default/components/joy-ui.json';
import presets from '@generated/theme-builder/default/presets/joy-ui.json';
import { Builder } from '../../builder/Builder';
import { createLibrary } from '../../model/createLibrary';
import type { BuilderLibrary } from '../../state/useLibrary';
import { JOY_UI } from './joyUi';
import { JoySheet } from './JoySheet';

const LIBRARY: BuilderLibrary = {
  ...createLibrary(JOY_UI, components),
  product: 'joy-ui',
  storageKey: 'theme-builder-joy-ui',
  presets,
  Sheet: JoySheet,
  // By default, the library takes the color scheme from an ancestor element.
  Baseline: (props) => (
    <ScopedCssBaseline disableColorScheme sx={{ colorScheme: props['data-theme'] }} {...props} />
  ),
  loadChoices: () =>
    import(
      /* webpackChunkName: "joy-theme-builder-choices" */ '@generated/theme-builder/default/choices/joy-ui.json'
    ).then((module) => module.default),
};

/** The theme builder of Joy UI. */
export function JoyBuilder() {
  return <Builder library={LIBRARY} />;
}
