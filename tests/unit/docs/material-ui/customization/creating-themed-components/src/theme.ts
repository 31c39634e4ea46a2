import { createTheme } from '@mui/material/styles';
import type {} from './StatCard/themeAugmentation';

export const theme = createTheme({
  components: {
    AppStatCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: 16, borderColor: 'rebeccapurple' },
        value: ({ ownerState, theme }) => ({
          fontWeight: ownerState.variant === 'outlined' ? 700 : 400,
          letterSpacing: theme.spacing(0.25),
        }),
        unit: { textTransform: 'uppercase' },
      },
      variants: [{ props: { variant: 'outlined' }, style: { borderWidth: 3 } }],
    },
  },
});
