import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import SvgIcon from '@mui/joy/SvgIcon';

const bin = (
  <SvgIcon>
    <path d="M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7z" />
  </SvgIcon>
);

export default function SnackbarWithDecorators() {
  const [open, setOpen] = React.useState(false);
  const deleteButton = React.useRef<HTMLButtonElement>(null);

  function undo() {
    setOpen(false);
    deleteButton.current?.focus();
  }

  return (
    <React.Fragment>
      <Button ref={deleteButton} color="danger" onClick={() => setOpen(true)}>
        Delete photo
      </Button>
      <Snackbar
        role="alert"
        open={open}
        onClose={() => setOpen(false)}
        startDecorator={bin}
        endDecorator={<Button onClick={undo}>Undo</Button>}
      >
        The photo is deleted.
      </Snackbar>
    </React.Fragment>
  );
}
