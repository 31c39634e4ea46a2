import { JOY_UI } from '../../browser/libraries/joy-ui/joyUi';
import type { BuiltLibrary } from '..';

/** What the build reads of Joy UI for its builder. */
export const joyUi: BuiltLibrary = {
  product: 'joy-ui',
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
};
