import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import generateUtilityClass from '@mui/material/generateUtilityClass';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/utils';

/** Configures the generator for as long as the names are read. */
function namesWith(prefix: string) {
  ClassNameGenerator.configure((componentName) => componentName.replace(/^Mui/, () => prefix));
  const names = ['root', 'sizeSmall', 'disabled'].map((slot) =>
    generateUtilityClass('MuiButton', slot),
  );
  ClassNameGenerator.reset();
  return names;
}

export default function GeneratedNames() {
  const [prefix, setPrefix] = React.useState('Shop');

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320 }}>
      <TextField
        label="Prefix"
        name="prefix"
        value={prefix}
        onChange={(event) => setPrefix(event.target.value)}
      />
      <Box component="output" aria-label="Class names of a button">
        {namesWith(prefix).map((name) => (
          <Typography key={name} sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            .{name}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
