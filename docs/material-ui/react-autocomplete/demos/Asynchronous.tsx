import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stored = ['PO-20418 Lagos', 'PO-20419 Porto', 'PO-20422 Hanoi'];

export default function Asynchronous() {
  const [open, setOpen] = React.useState(false);
  const [orders, setOrders] = React.useState<string[]>();
  const loading = open && !orders;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setOrders(stored), 1000); // instead of the request
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={orders ?? []}
      loading={loading}
      loadingText="Loading the orders…"
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Order" />}
    />
  );
}
