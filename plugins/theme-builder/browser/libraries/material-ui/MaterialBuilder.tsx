import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import components from '@generated/theme-builder/default/components/material-ui.json';
import presets from '@generated/theme-builder/default/presets/material-ui.json';
import { Builder } from '../../builder/Builder';
import { createLibrary } from '../../model/createLibrary';
import type { BuilderLibrary } from '../../state/useLibrary';
import { MATERIAL_UI } from './materialUi';
import { MaterialSheet } from './MaterialSheet';

const LIBRARY: BuilderLibrary = {
  ...createLibrary(MATERIAL_UI, components),
  product: 'material-ui',
  storageKey: 'theme-builder',
  presets,
  Sheet: MaterialSheet,
  Baseline: (props) => <ScopedCssBaseline enableColorScheme {...props} />,
  loadChoices: () =>
    import(
      /* webpackChunkName: "theme-builder-choices" */ '@generated/theme-builder/default/choices/material-ui.json'
    ).then((module) => module.default),
};

/** The theme builder of Material UI. */
export function MaterialBuilder() {
  return <Builder library={LIBRARY} />;
}
