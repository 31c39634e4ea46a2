import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const radiusTheme = createTheme(
  { unstable_sxConfig: { borderRadius: { themeKey: 'radii' } } },
  { radii: { card: 16, pill: 999 } },
);

function Corners({ radius, label }: { radius: number | string; label: string }) {
  return (
    <Box sx={{ px: 3, py: 2, bgcolor: '#01579b', color: '#fff', borderRadius: radius }}>
      {label}
    </Box>
  );
}

export default function ChangeTheBehaviorSxProp() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Corners radius={3} label="Default: 3 is 12 px" />
      <ThemeProvider theme={radiusTheme}>
        <Corners radius={3} label="Changed: 3 is 3 px" />
        <Corners radius="pill" label="Changed: pill" />
      </ThemeProvider>
    </Box>
  );
}
