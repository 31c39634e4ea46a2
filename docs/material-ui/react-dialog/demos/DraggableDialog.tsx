import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const start = { x: 0, y: 0 };

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const [offset, setOffset] = React.useState(start);
  const close = () => setOpen(false);

  function handleDrag({ buttons, movementX, movementY }: React.PointerEvent) {
    if (buttons === 1) {
      setOffset(({ x, y }) => ({ x: x + movementX, y: y + movementY }));
    }
  }

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the legend
      </Button>
      <Dialog
        open={open}
        onClose={close}
        TransitionProps={{ onExited: () => setOffset(start) }}
        PaperProps={{ style: { translate: `${offset.x}px ${offset.y}px` } }}
      >
        <DialogTitle
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
        >
          Legend of the map
        </DialogTitle>
        <DialogContent>Blue lines are trams, gray lines are buses.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
