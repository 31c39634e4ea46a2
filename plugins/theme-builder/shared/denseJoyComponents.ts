import type { Components } from '@mui/joy/styles';

const SMALL = { defaultProps: { size: 'sm' } } as const;

/** The smallest size of components that have sizes and are often repeated. */
export const DENSE_JOY_COMPONENTS = {
  JoyAccordionGroup: SMALL,
  JoyAlert: SMALL,
  JoyAutocomplete: SMALL,
  JoyBreadcrumbs: SMALL,
  JoyButton: SMALL,
  JoyButtonGroup: SMALL,
  JoyCard: SMALL,
  JoyCheckbox: SMALL,
  JoyChip: SMALL,
  JoyFormControl: SMALL,
  JoyIconButton: SMALL,
  JoyInput: SMALL,
  JoyList: SMALL,
  JoyMenu: SMALL,
  JoyMenuList: SMALL,
  JoyRadio: SMALL,
  JoyRadioGroup: SMALL,
  JoySelect: SMALL,
  JoySlider: SMALL,
  JoySwitch: SMALL,
  JoyTable: SMALL,
  JoyTabs: SMALL,
  JoyTextarea: SMALL,
  JoyToggleButtonGroup: SMALL,
} as const satisfies Components;
