import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Drawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const anchors = ['left', 'top', 'bottom', 'right'] as const;

export default function AnchorTemporaryDrawer() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('left');

  function show(side: DrawerProps['anchor']) {
    setAnchor(side);
    setOpen(true);
  }

  return (
    <div>
      <ButtonGroup aria-label="Open the filters at the side">
        {anchors.map((side) => (
          <Button key={side} aria-haspopup="dialog" onClick={() => show(side)}>
            {side}
          </Button>
        ))}
      </ButtonGroup>
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-labelledby': 'filters-title' }}
      >
        <Stack spacing={2} sx={{ minWidth: 240, p: 2 }}>
          <Typography id="filters-title" variant="h6" component="h2">
            Filters
          </Typography>
          <Typography>Orders of the last 30 days</Typography>
          <Button onClick={() => setOpen(false)}>Show 48 orders</Button>
        </Stack>
      </Drawer>
    </div>
  );
}
