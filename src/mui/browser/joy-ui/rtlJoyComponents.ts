import type { Components } from '@mui/joy/styles';

/**
 * Default props, from right to left, of the components of Joy UI that have a prop for the direction. They
 * don't read it from the theme.
 */
export const RTL_JOY_COMPONENTS = {
  JoySlider: { defaultProps: { isRtl: true } },
  JoyTabs: { defaultProps: { direction: 'rtl' } },
  JoyTooltip: { defaultProps: { direction: 'rtl' } },
} as const satisfies Components;
