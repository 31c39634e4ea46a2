import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarProps } from '@mui/material/Snackbar';

export const initial = { message: 'The draft is saved.' } satisfies SnackbarProps;
export const hidden = ['action', 'key'] satisfies (keyof SnackbarProps)[];

export default function SnackbarExample(props: SnackbarProps) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save draft</Button>
      <Snackbar open={open} onClose={() => setOpen(false)} {...props} />
    </React.Fragment>
  );
}
