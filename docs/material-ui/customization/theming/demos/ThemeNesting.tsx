import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function compact(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiTextField: { defaultProps: { size: 'small' } },
    },
  };
}

export default function ThemeNesting() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={1}>
        <TextField id="nesting-team" label="Team" defaultValue="Field service" />
        <Button>Rename</Button>
      </Stack>
      <ThemeProvider theme={compact}>
        <Stack direction="row" spacing={1}>
          <TextField id="nesting-member" label="Member" defaultValue="Priya Raman" />
          <Button>Remove</Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
