import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function withChipVariants(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiChip: {
        styleOverrides: {
          root: {
            variants: [
              { props: { variant: 'outlined' }, style: { borderStyle: 'dashed' } },
              { props: { variant: 'outlined', color: 'error' }, style: { borderWidth: 2 } },
              { props: ({ disabled }) => !disabled, style: { fontWeight: 600 } },
            ],
          },
        },
      },
    },
  };
}

export default function GlobalThemeVariants() {
  return (
    <ThemeProvider theme={withChipVariants}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip label="Packed" />
        <Chip label="Label missing" variant="outlined" />
        <Chip label="Damaged" variant="outlined" color="error" />
      </Stack>
    </ThemeProvider>
  );
}
