import * as React from 'react';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const toolbarRef = React.useRef<HTMLDivElement>(null);
  const [clicks, setClicks] = React.useState(0);

  return (
    <Stack spacing={2}>
      <div ref={toolbarRef} role="toolbar" aria-label="Report" />
      <Stack onClick={() => setClicks(clicks + 1)}>
        <Typography>The report received clicks: {clicks}</Typography>
        <Portal container={() => toolbarRef.current}>
          <Button variant="outlined">Print</Button>
        </Portal>
      </Stack>
    </Stack>
  );
}
