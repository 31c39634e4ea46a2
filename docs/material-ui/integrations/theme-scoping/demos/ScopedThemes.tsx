import JoyButton from '@mui/joy/Button';
import JoySlider from '@mui/joy/Slider';
import { CssVarsProvider, extendTheme, THEME_ID as JOY_ID } from '@mui/joy/styles';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID as MATERIAL_ID, ThemeProvider } from '@mui/material/styles';

const materialTheme = createTheme({ palette: { primary: { main: '#00796b' } } });
const violet = { solidBg: '#6a1b9a', solidHoverBg: '#4a148c', solidActiveBg: '#4a148c' };
const joyTheme = extendTheme({ colorSchemes: { light: { palette: { primary: violet } } } });

export default function ScopedThemes() {
  return (
    <ThemeProvider theme={{ [MATERIAL_ID]: materialTheme }}>
      {/* In an app, leave out colorSchemeNode: Joy UI then marks the mode on <html>. */}
      <CssVarsProvider theme={{ [JOY_ID]: joyTheme }} colorSchemeNode={null}>
        <Stack spacing={2} sx={{ width: 200 }}>
          <Button variant="contained">Material UI</Button>
          <Slider aria-label="Volume in Material UI" defaultValue={60} />
          <JoyButton>Joy UI</JoyButton>
          <JoySlider aria-label="Volume in Joy UI" defaultValue={60} />
        </Stack>
      </CssVarsProvider>
    </ThemeProvider>
  );
}
