import Paper from '@mui/material/Paper';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    dropZone: true;
  }
}

const dropZone = {
  props: { variant: 'dropZone' },
  style: { border: '2px dashed currentColor', textAlign: 'center' },
} as const;

function withDropZone(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiPaper: { styleOverrides: { root: { variants: [dropZone] } } },
    },
  };
}

export default function NewVariant() {
  return (
    <ThemeProvider theme={withDropZone}>
      <Paper variant="dropZone" sx={{ p: 4 }}>
        Drop invoices here
      </Paper>
    </ThemeProvider>
  );
}
