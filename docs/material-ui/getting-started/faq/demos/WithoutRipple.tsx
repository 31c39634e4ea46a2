import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const focusRing = {
  '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 },
};

function withoutRipple(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: focusRing },
      },
    },
  };
}

export default function WithoutRipple() {
  return (
    <Stack direction="row" spacing={2}>
      <Button>With ripple</Button>
      <ThemeProvider theme={withoutRipple}>
        <Button>Without ripple</Button>
      </ThemeProvider>
    </Stack>
  );
}
