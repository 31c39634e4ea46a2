import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';
import { JOY_UI } from '../browser/libraries/joy-ui/joyUi';
import { MATERIAL_UI } from '../browser/libraries/material-ui/materialUi';
import type { ThemeFacts } from '../browser/libraries/types';

interface BuiltLibrary {
  facts: ThemeFacts;
  package: string;
  /** Begins the keys of its components in a theme. */
  prefix: string;
  /** The components whose defaults themes change most. */
  components: readonly string[];
}

/** The libraries whose themes readers can build. */
export const LIBRARIES: Readonly<Record<ThemedProduct, BuiltLibrary>> = {
  'material-ui': {
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
  },
  'joy-ui': {
    facts: JOY_UI,
    package: '@mui/joy',
    prefix: 'Joy',
    components: [
      'Alert',
      'Avatar',
      'Badge',
      'Button',
      'ButtonGroup',
      'Card',
      'Checkbox',
      'Chip',
      'IconButton',
      'Input',
      'Link',
      'Radio',
      'Select',
      'Sheet',
      'Slider',
      'Switch',
      'Table',
      'Tabs',
      'Textarea',
      'Tooltip',
    ],
  },
};

/** The products of these libraries. */
export const PRODUCTS = Object.keys(LIBRARIES) as ThemedProduct[];
