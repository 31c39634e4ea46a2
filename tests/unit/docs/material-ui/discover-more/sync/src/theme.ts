import { createTheme } from '@mui/material/styles';
import type { ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { generatedTheme } from './generatedTheme';

const ownOptions = {
  cssVariables: true,
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
  },
} satisfies ThemeOptions & { cssVariables: boolean };

export const theme = createTheme(deepmerge<ThemeOptions>(generatedTheme, ownOptions));
