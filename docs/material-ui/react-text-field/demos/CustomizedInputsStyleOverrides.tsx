import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function withSquareFields(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { borderRadius: 0 },
          notchedOutline: { borderWidth: 2 },
        },
      },
    },
  };
}

export default function CustomizedInputsStyleOverrides() {
  return (
    <ThemeProvider theme={withSquareFields}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField label="Supplier" defaultValue="Ferreira Glass" />
        <TextField label="Contact" defaultValue="Inês Ferreira" />
      </Stack>
    </ThemeProvider>
  );
}
