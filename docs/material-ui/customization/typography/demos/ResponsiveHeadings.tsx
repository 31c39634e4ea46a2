import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const withResponsiveFonts = (theme: Theme): Theme => responsiveFontSizes(theme, { factor: 3 });

export default function ResponsiveHeadings() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="h3" component="p">
        Fixed: spring collection
      </Typography>
      <ThemeProvider theme={withResponsiveFonts}>
        <Typography variant="h3" component="p">
          Responsive: spring collection
        </Typography>
      </ThemeProvider>
    </Stack>
  );
}
