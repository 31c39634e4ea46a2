import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function withDefaults(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
      MuiTextField: {
        defaultProps: { size: 'small', slotProps: { inputLabel: { shrink: true } } },
      },
    },
  };
}

export default function DefaultProps() {
  return (
    <ThemeProvider theme={withDefaults}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TextField id="defaults-depot" label="Depot" placeholder="Busan" />
        <Stack direction="row" spacing={1}>
          <Button>Save</Button>
          <Button variant="text">Cancel</Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
