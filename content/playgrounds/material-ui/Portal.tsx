import * as React from 'react';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import type { PortalProps } from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function PortalExample(props: Omit<PortalProps, 'children'>) {
  const sidebarRef = React.useRef<HTMLDivElement>(null);
  return (
    <Stack direction="row" spacing={2}>
      <Paper ref={sidebarRef} variant="outlined" sx={{ p: 2 }}>
        <p>Sidebar</p>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <p>Order</p>
        <Portal container={() => sidebarRef.current} {...props}>
          <p>Delivery</p>
        </Portal>
      </Paper>
    </Stack>
  );
}
