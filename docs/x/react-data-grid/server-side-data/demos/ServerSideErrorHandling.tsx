import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';
import { usePages } from './usePages';

const server = createServer(createOrders(200));

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
];

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function ServerSideErrorHandling() {
  const [cache] = React.useState(() => new Map<string, RowsResponse<Order>>());
  const { gridProps, state, loadAgain } = usePages(server, cache);
  const [message, setMessage] = React.useState('');

  const failNext = () => {
    server.failNext();
    setMessage('The next request will fail.');
  };

  React.useEffect(() => {
    if (state === 'failed') {
      setMessage('');
    }
  }, [state]);

  const noResults = state === 'failed' ? 'Not loaded' : 'No order matches';

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <Button onClick={failNext}>Fail the next request</Button>
      <Button onClick={loadAgain}>Load again</Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
      {state === 'failed' && <Alert severity="error">The orders of this page didn’t load.</Alert>}
      <div style={{ height: 420 }}>
        <DataGrid
          {...gridProps}
          columns={columns}
          localeText={{ noRowsLabel: noResults, noResultsOverlayLabel: noResults }}
          slotProps={{ pagination }}
        />
      </div>
    </div>
  );
}
