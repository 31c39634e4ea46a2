import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function PackButton() {
  const dialogs = useDialogs();
  return (
    <Button
      onClick={() =>
        void dialogs.alert('Order A-1040 weighs more than 30 kg. Two people must lift it.', {
          title: 'Heavy order',
          okText: 'I understand',
        })
      }
    >
      Pack order
    </Button>
  );
}

export default function AlertDialog() {
  return (
    <DialogsProvider>
      <PackButton />
    </DialogsProvider>
  );
}
