import { getContrastRatio } from '@mui/system/colorManipulator';

/** Returns black or white, whichever is more legible on a color `#rrggbb`; one of them is always AA. */
export function readableText(hex: string): '#000' | '#fff' {
  return getContrastRatio('#000', hex) >= getContrastRatio('#fff', hex) ? '#000' : '#fff';
}
