import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import type { DialogProps } from '@toolpad/core/useDialogs';

const orders = [
  { number: 'A-1040', items: 'Two desks' },
  { number: 'A-1041', items: 'A bookcase and a lamp' },
];

function OrderDialog({ payload, open, onClose }: DialogProps<(typeof orders)[number]>) {
  return (
    <Dialog open={open} onClose={() => void onClose()} fullWidth maxWidth="xs">
      <DialogTitle>Order {payload.number}</DialogTitle>
      <DialogContent>{payload.items}</DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Orders() {
  const dialogs = useDialogs();
  return orders.map((order) => (
    <Button key={order.number} onClick={() => void dialogs.open(OrderDialog, order)}>
      {order.number}
    </Button>
  ));
}

export default function CustomDialogWithPayload() {
  return (
    <DialogsProvider>
      <Orders />
    </DialogsProvider>
  );
}
