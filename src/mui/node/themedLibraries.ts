import type { ByProduct } from '@component-docs/demo-themes/shared/library';
import { joyUi } from './joy-ui/joyUi';
import { materialUi } from './material-ui/materialUi';
import type { ThemedLibrary } from './themedLibrary';

/** What is special about the libraries with a default theme of their own. */
export const THEMED_LIBRARIES: ByProduct<ThemedLibrary> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
};
