import deepmerge from '@mui/utils/deepmerge';
import { DENSE_COMPONENTS, DENSE_GRID } from '@component-docs/theme-builder/shared/denseComponents';

interface Look {
  isRtl: boolean;
  isDense: boolean;
}

/**
 * Returns a theme of Material UI in another direction or density; the same object from left to right in
 * normal density. Mode, spacing, and colors are CSS variables, which change without a render.
 */
export function themeInLook<Theme extends { components?: object }>(
  theme: Theme,
  { isRtl, isDense }: Look,
): Theme {
  if (!isRtl && !isDense) {
    return theme;
  }
  return {
    ...theme,
    direction: isRtl ? 'rtl' : 'ltr',
    components: isDense
      ? deepmerge(theme.components ?? {}, { ...DENSE_COMPONENTS, ...DENSE_GRID })
      : theme.components,
  };
}
