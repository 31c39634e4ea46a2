import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function withSquareChips(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiChip: {
        styleOverrides: {
          root: { borderRadius: 4, fontWeight: 600 },
          label: { paddingInline: 16 },
        },
      },
    },
  };
}

export default function GlobalThemeOverride() {
  return (
    <ThemeProvider theme={withSquareChips}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip label="Ready for pickup" color="success" variant="outlined" />
        <Chip label="In transit" />
        <Chip label="Returned" variant="outlined" />
      </Stack>
    </ThemeProvider>
  );
}
