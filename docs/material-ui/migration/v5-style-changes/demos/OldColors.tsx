import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const oldColors = createTheme({
  palette: {
    primary: { main: '#3f51b5' },
    secondary: { main: '#f50057' },
    success: { main: '#4caf50' },
  },
});
const newColors = createTheme();
const colors = ['primary', 'secondary', 'success'] as const;

function Buttons({ version }: { version: number }) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Button key={color} variant="contained" color={color}>
          {color} {version}
        </Button>
      ))}
    </Stack>
  );
}

export default function OldColors() {
  return (
    <Stack spacing={2}>
      <ThemeProvider theme={oldColors}>
        <Buttons version={4} />
      </ThemeProvider>
      <ThemeProvider theme={newColors}>
        <Buttons version={5} />
      </ThemeProvider>
    </Stack>
  );
}
