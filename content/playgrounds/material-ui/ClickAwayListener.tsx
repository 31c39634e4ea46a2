import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import type { ClickAwayListenerProps } from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

type Props = Omit<ClickAwayListenerProps, 'children' | 'onClickAway'>;

export default function ClickAwayListenerExample(props: Props) {
  const [open, setOpen] = React.useState(false);
  const [container, setContainer] = React.useState<HTMLDivElement | null>(null);
  return (
    <div>
      <ClickAwayListener onClickAway={() => setOpen(false)} {...props}>
        <Box>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            Toggle
          </Button>
          {open && <Paper sx={{ p: 2 }}>Click next to it</Paper>}
          {open && (
            <Portal container={container}>
              <Paper sx={{ p: 2 }}>In a portal</Paper>
            </Portal>
          )}
        </Box>
      </ClickAwayListener>
      <div ref={setContainer} />
    </div>
  );
}
