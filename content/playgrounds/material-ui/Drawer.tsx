import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';

export const hidden = ['variant'] satisfies (keyof DrawerProps)[];

export default function DrawerExample(props: DrawerProps) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open drawer
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Filters' }}
        {...props}
      >
        <Box sx={{ p: 3, minWidth: 200 }}>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
