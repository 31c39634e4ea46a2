import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const start = { x: 0, y: 0 };

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const [offset, setOffset] = React.useState(start);
  const grabbed = React.useRef(start);

  function handleDown({ currentTarget, pointerId, clientX, clientY }: React.PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    grabbed.current = { x: clientX - offset.x, y: clientY - offset.y };
  }

  function handleMove({ currentTarget, pointerId, clientX, clientY }: React.PointerEvent) {
    if (currentTarget.hasPointerCapture(pointerId)) {
      setOffset({ x: clientX - grabbed.current.x, y: clientY - grabbed.current.y });
    }
  }

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show the legend</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionProps={{ onExited: () => setOffset(start) }}
        PaperProps={{ style: { translate: `${offset.x}px ${offset.y}px` } }}
      >
        <DialogTitle
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
        >
          Legend of the map
        </DialogTitle>
        <DialogContent>Blue lines are trams, gray lines are buses.</DialogContent>
        <Button autoFocus onClick={() => setOpen(false)}>
          Close
        </Button>
      </Dialog>
    </React.Fragment>
  );
}
