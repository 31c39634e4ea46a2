import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import type { BackdropProps } from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function BackdropExample(props: Omit<BackdropProps, 'open'>) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show backdrop</Button>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={(theme) => ({ zIndex: theme.zIndex.modal })}
        {...props}
      >
        <CircularProgress aria-label="Loading" />
      </Backdrop>
    </React.Fragment>
  );
}
