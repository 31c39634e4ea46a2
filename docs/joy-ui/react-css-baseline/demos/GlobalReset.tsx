import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import CssBaseline from '@mui/joy/CssBaseline';

export default function GlobalReset() {
  const [isReset, setIsReset] = React.useState(true);
  const toggle = () => setIsReset(!isReset);

  return (
    <Box sx={{ p: 2 }}>
      {isReset && <CssBaseline />}
      <Checkbox label="CssBaseline" checked={isReset} onChange={toggle} />
      <p>
        Invoice for <strong>Ferreira Glass</strong>, due in 30 days.
      </p>
      <label>
        Note <input name="note" defaultValue="Second copy" />
      </label>
    </Box>
  );
}
