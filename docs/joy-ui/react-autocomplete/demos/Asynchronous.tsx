import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const stored = ['PO-20418 Lagos', 'PO-20419 Porto', 'PO-20422 Hanoi'];

export default function Asynchronous() {
  const [open, setOpen] = React.useState(false);
  const [orders, setOrders] = React.useState<string[]>();
  const loading = open && !orders;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setOrders(stored), 1000); // in place of a request
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Order</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={orders ?? []}
        loading={loading}
        loadingText="Loading the orders…"
        endDecorator={loading && <CircularProgress size="sm" aria-label="Loading" />}
      />
    </FormControl>
  );
}
