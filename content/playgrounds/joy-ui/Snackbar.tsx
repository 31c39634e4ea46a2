import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import type { SnackbarProps } from '@mui/joy/Snackbar';

type Props = Partial<SnackbarProps>;

export const hidden = ['key'] satisfies (keyof Props)[];
export const order = ['variant', 'color', 'size', 'autoHideDuration'] satisfies (keyof Props)[];

export default function SnackbarExample(props: Props) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save draft</Button>
      <Snackbar role="alert" open={open} onClose={() => setOpen(false)} {...props}>
        The draft is saved.
      </Snackbar>
    </React.Fragment>
  );
}
