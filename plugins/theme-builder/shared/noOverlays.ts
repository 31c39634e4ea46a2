import type { Overlays } from '@mui/material/styles';

/** Overlays of a color scheme whose elevated surfaces aren't lighter. */
export const NO_OVERLAYS = Array<string>(25).fill('none') as Overlays;
