import CheckIcon from '@mui/icons-material/Check';
import Fab from '@mui/material/Fab';
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
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <span>Version {version}</span>
      {colors.map((color) => (
        <Fab key={color} size="small" color={color} aria-label={`${color} ${version}`}>
          <CheckIcon />
        </Fab>
      ))}
    </Stack>
  );
}

export default function OldColors() {
  return (
    // Functions replace the theme around this demo. Objects would be merged into it.
    <Stack spacing={2}>
      <ThemeProvider theme={() => oldColors}>
        <Buttons version={4} />
      </ThemeProvider>
      <ThemeProvider theme={() => newColors}>
        <Buttons version={5} />
      </ThemeProvider>
    </Stack>
  );
}
