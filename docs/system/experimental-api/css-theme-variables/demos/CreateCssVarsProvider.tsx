import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';
import Box from '@mui/system/Box';

const theme = createCssVarsTheme({
  cssVarPrefix: 'orders',
  colorSchemeSelector: 'data-orders-scheme',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: { palette: { board: '#fff8e1', ink: '#3e2723', controls: 'light' } },
    dark: { palette: { board: '#263238', ink: '#eceff1', controls: 'dark' } },
  },
});

const { CssVarsProvider, useColorScheme } = createCssVarsProvider<'light' | 'dark'>({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'orders-mode',
  colorSchemeStorageKey: 'orders-scheme',
  resolveTheme: createTheme,
});

function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <Box component="fieldset" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0 }}>
      <legend>Colors of the order board</legend>
      {(['light', 'dark', 'system'] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="orders-mode"
            checked={mode === value}
            onChange={() => {
              setMode(value);
            }}
          />{' '}
          {value}
        </label>
      ))}
    </Box>
  );
}

export default function CreateCssVarsProvider() {
  return (
    <CssVarsProvider defaultMode="light">
      <Box
        sx={{
          p: 2,
          borderRadius: 2,
          bgcolor: 'board',
          color: 'ink',
          colorScheme: 'var(--orders-palette-controls)',
        }}
      >
        <ModeSwitch />
      </Box>
    </CssVarsProvider>
  );
}
