import { createTheme, styled, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  spacing: 6,
  palette: { harbor: '#01579b', sail: '#fff' },
});

const Note = styled('p')(({ theme: { palette, spacing } }) => ({
  margin: 0,
  padding: spacing(2),
  color: palette.sail,
  backgroundColor: palette.harbor,
}));

export default function ThemedNote() {
  return (
    <ThemeProvider theme={theme}>
      <Note>12 pixels of padding from styled</Note>
      <Box sx={{ mt: 1, p: 2, color: 'sail', bgcolor: 'harbor' }}>12 pixels of padding from sx</Box>
    </ThemeProvider>
  );
}
