import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import type { DialogProps } from '@toolpad/core/useDialogs';

function OpeningHours({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={() => void onClose()} fullWidth maxWidth="xs">
      <DialogTitle>Opening hours</DialogTitle>
      <DialogContent>The depot is open from 7:00 to 19:00, except on Sundays.</DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function OpenButton() {
  const dialogs = useDialogs();
  return <Button onClick={() => void dialogs.open(OpeningHours)}>Opening hours</Button>;
}

export default function CustomDialog() {
  return (
    <DialogsProvider>
      <OpenButton />
    </DialogsProvider>
  );
}
