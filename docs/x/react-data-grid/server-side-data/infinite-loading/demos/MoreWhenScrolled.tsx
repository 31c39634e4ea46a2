import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const orders = Array.from({ length: 100 }, (_, index) => ({
  id: 100 - index,
  number: `A-${1100 - index}`,
  customer: customers[index % 5]!,
  quantity: 1 + ((index * 7) % 24),
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

const batch = 20;

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function MoreWhenScrolled() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Order[]>([]);
  const [total, setTotal] = React.useState(Infinity);
  const [state, setState] = React.useState<'loading' | 'idle' | 'failed'>('loading');
  const isComplete = rows.length >= total;

  // Each change to "loading" requests the batch that follows the rows that are there.
  React.useEffect(() => {
    if (state !== 'loading') {
      return undefined;
    }
    const controller = new AbortController();
    server
      .fetchRows({ page: rows.length / batch, pageSize: batch, signal: controller.signal })
      .then(
        (answer) => {
          setRows([...rows, ...answer.rows]);
          setTotal(answer.rowCount);
          setState('idle');
        },
        () => !controller.signal.aborted && setState('failed'),
      );
    return () => controller.abort();
  }, [state, rows]);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('renderedRowsIntervalChange', ({ lastRowIndex }) => {
        if (state === 'idle' && !isComplete && lastRowIndex >= rows.length) {
          setState('loading');
        }
      }),
    [apiRef, state, isComplete, rows.length],
  );

  const messages = {
    loading: 'Loading…',
    idle: `${rows.length} of ${total} orders`,
    failed: 'The next orders didn’t load',
  };

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <Button onClick={() => server.failNext()}>Fail the next request</Button>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={rows.length === 0 && state === 'loading'}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={2} sx={{ mt: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          aria-disabled={isComplete || state === 'loading'}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
          onClick={() => !isComplete && setState('loading')}
        >
          Load more
        </Button>
        <Typography role="status" variant="body2">
          {messages[state]}
        </Typography>
      </Stack>
    </div>
  );
}
