import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import type { DialogProps } from '@toolpad/core/useDialogs';

function FolderDialog({ payload, open, onClose }: DialogProps<string[]>) {
  const dialogs = useDialogs();
  const [folder, ...below] = payload;
  return (
    <Dialog open={open} onClose={() => void onClose()} fullWidth maxWidth="xs">
      <DialogTitle>{folder}</DialogTitle>
      <DialogActions>
        {below[0] && (
          <Button onClick={() => void dialogs.open(FolderDialog, below)}>Open {below[0]}</Button>
        )}
        <Button onClick={() => void onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const path = ['Invoices', 'March', 'Paid'];

function Folders() {
  const dialogs = useDialogs();
  return <Button onClick={() => void dialogs.open(FolderDialog, path)}>Open Invoices</Button>;
}

export default function StackedDialog() {
  return (
    <DialogsProvider>
      <Folders />
    </DialogsProvider>
  );
}
