import { MATERIAL_UI } from '../../browser/libraries/material-ui/materialUi';
import type { BuiltLibrary } from '..';

/** What the build reads of Material UI for its builder. */
export const materialUi: BuiltLibrary = {
  product: 'material-ui',
  facts: MATERIAL_UI,
  package: '@mui/material',
  prefix: 'Mui',
  components: [
    'Alert',
    'AppBar',
    'Avatar',
    'Button',
    'ButtonGroup',
    'Card',
    'Checkbox',
    'Chip',
    'Fab',
    'IconButton',
    'Link',
    'Paper',
    'Radio',
    'Slider',
    'Switch',
    'Table',
    'Tabs',
    'TextField',
    'ToggleButton',
    'Tooltip',
  ],
};
