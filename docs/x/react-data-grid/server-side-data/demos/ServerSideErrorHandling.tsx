import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const orders = Array.from({ length: 200 }, (_, index) => ({
  id: 200 - index,
  number: `A-${1200 - index}`,
  customer: customers[index % 5]!,
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

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
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<RowsResponse<Order>>({ rows: [], rowCount: 0 });
  const [state, setState] = React.useState<'loading' | 'done' | 'failed'>('loading');
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    const key = JSON.stringify([filterModel, sortModel, pages]);
    const known = cache.get(key);
    if (known) {
      setAnswer(known);
      setState('done');
      return undefined;
    }
    const controller = new AbortController();
    setState('loading');
    server
      .fetchRows({ filterModel, sortModel, ...pages, signal: controller.signal })
      .then((response) => {
        cache.set(key, response);
        setAnswer(response);
        setState('done');
      })
      .catch(() => {
        if (!controller.signal.aborted) {
          setAnswer(({ rowCount }) => ({ rows: [], rowCount }));
          setState('failed');
          setMessage('');
        }
      });
    return () => controller.abort();
  }, [cache, filterModel, sortModel, pages]);

  const failNext = () => {
    server.failNext();
    setMessage('The next request will fail.');
  };

  const noResults = state === 'failed' ? 'Not loaded' : 'No order matches';

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <Button onClick={failNext}>Fail the next request</Button>
      <Button onClick={() => setPages({ ...pages })}>Load again</Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
      {state === 'failed' && <Alert severity="error">The orders of this page didn’t load.</Alert>}
      <div style={{ height: 420 }}>
        <DataGrid
          {...answer}
          columns={columns}
          loading={state === 'loading'}
          filterMode="server"
          sortingMode="server"
          paginationMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setPages({ ...pages, page: 0 });
          }}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setPages({ ...pages, page: 0 });
          }}
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5, 10]}
          localeText={{ noRowsLabel: noResults, noResultsOverlayLabel: noResults }}
          slotProps={{ pagination }}
        />
      </div>
    </div>
  );
}
