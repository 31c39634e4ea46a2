import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import type { DialogProps } from '@toolpad/core/useDialogs';

type Choice = 'pickup' | 'delivery' | null;

function ShippingDialog({ open, onClose }: DialogProps<undefined, Choice>) {
  return (
    <Dialog open={open} onClose={() => void onClose(null)}>
      <DialogTitle>How do you receive the order?</DialogTitle>
      <DialogActions>
        <Button onClick={() => void onClose('pickup')}>I pick it up</Button>
        <Button onClick={() => void onClose('delivery')}>Deliver it</Button>
      </DialogActions>
    </Dialog>
  );
}

function Shipping() {
  const dialogs = useDialogs();
  const [choice, setChoice] = React.useState<Choice>(null);

  async function choose() {
    setChoice(await dialogs.open(ShippingDialog));
  }

  return (
    <React.Fragment>
      <Button onClick={() => void choose()}>Shipping</Button>
      <span role="status">{choice ?? 'Not chosen'}</span>
    </React.Fragment>
  );
}

export default function CustomDialogWithResult() {
  return (
    <DialogsProvider>
      <Shipping />
    </DialogsProvider>
  );
}
