import * as React from 'react';
import {
  CssVarsProvider,
  extendTheme,
  THEME_ID as JOY_ID,
  useTheme as useJoyTheme,
} from '@mui/joy/styles';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider, useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const materialTheme = createTheme();
const joyTheme = extendTheme();

function Values() {
  const material = useTheme();
  const joy = useJoyTheme();
  const values = {
    'Material UI: palette.primary.main': material.palette.primary.main,
    'Material UI: typography.button': material.typography.button,
    'Joy UI: palette.primary.solidBg': joy.palette.primary.solidBg,
    'Joy UI: fontSize.sm': joy.fontSize.sm,
  };
  return (
    <ul>
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          {name} is {typeof value === 'object' ? 'an object' : String(value)}
        </li>
      ))}
    </ul>
  );
}

export default function WhoseTheme() {
  const [scoped, setScoped] = React.useState(false);
  const values = (
    // This demo shows values only, so Joy UI needs no style sheet.
    <CssVarsProvider
      theme={scoped ? { [JOY_ID]: joyTheme } : joyTheme}
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      <Values />
    </CssVarsProvider>
  );
  return (
    <Stack>
      <FormControlLabel
        label="Provide both themes with their ids"
        control={<Switch name="scoped" checked={scoped} />}
        onChange={(_event, checked) => setScoped(checked)}
      />
      <div aria-live="polite">
        {scoped ? (
          <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>{values}</ThemeProvider>
        ) : (
          <ThemeProvider theme={materialTheme}>{values}</ThemeProvider>
        )}
      </div>
    </Stack>
  );
}
