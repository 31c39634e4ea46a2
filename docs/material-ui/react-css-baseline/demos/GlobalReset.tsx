import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';

export default function GlobalReset() {
  const [isReset, setIsReset] = React.useState(true);
  return (
    <>
      {isReset && <CssBaseline enableColorScheme />}
      <AppBar position="static">
        <Toolbar>
          <FormControlLabel
            label="CssBaseline"
            control={
              <Switch
                color="default"
                checked={isReset}
                onChange={(event) => setIsReset(event.target.checked)}
              />
            }
          />
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 2 }}>
        <p>
          Invoice for <strong>Ferreira Glass</strong>, due in 30 days.
        </p>
        <label>
          Note <input name="note" defaultValue="Second copy" />
        </label>
      </Box>
    </>
  );
}
