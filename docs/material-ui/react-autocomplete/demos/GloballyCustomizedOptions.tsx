import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const desks = ['Desk 12', 'Desk 14', 'Desk 31'];

function withTallOptions(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiAutocomplete: {
        defaultProps: { autoHighlight: true, noOptionsText: 'Nothing found' },
        styleOverrides: {
          listbox: { [`& .${autocompleteClasses.option}`]: { minHeight: 48 } },
        },
      },
    },
  };
}

export default function GloballyCustomizedOptions() {
  return (
    <ThemeProvider theme={withTallOptions}>
      <Autocomplete
        options={desks}
        sx={{ width: 280 }}
        renderInput={(params) => <TextField {...params} label="Desk" />}
      />
    </ThemeProvider>
  );
}
