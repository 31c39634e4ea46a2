import * as React from 'react';
import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

// Stands in for a request that takes a while.
const saveOnServer = () => new Promise<void>((resolve) => setTimeout(resolve, 1200));

function Draft() {
  const dialogs = useDialogs();
  const [message, setMessage] = React.useState('Draft of order A-1040');

  async function discard() {
    const isConfirmed = await dialogs.confirm('The draft has three items.', {
      title: 'Discard the draft?',
      okText: 'Discard',
      severity: 'error',
      onClose: async (result) => {
        if (result) {
          await saveOnServer();
        }
      },
    });
    if (isConfirmed) {
      setMessage('Empty draft');
    }
  }

  return (
    <React.Fragment>
      <Button onClick={() => void discard()}>Discard draft</Button>
      <span role="status">{message}</span>
    </React.Fragment>
  );
}

export default function ConfirmDialog() {
  return (
    <DialogsProvider>
      <Draft />
    </DialogsProvider>
  );
}
