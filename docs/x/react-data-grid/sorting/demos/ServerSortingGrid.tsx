import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const orders = Array.from({ length: 240 }, (_, index) => ({
  id: 240 - index,
  number: `A-${1240 - index}`,
  customer: customers[index % 5]!,
  quantity: 1 + ((index * 7) % 24),
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
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

export default function ServerSortingGrid() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState({ rows: [] as Order[], rowCount: 0 });
  const [status, setStatus] = React.useState('loading');

  React.useEffect(() => {
    const controller = new AbortController();
    setStatus('loading');
    server.fetchRows({ ...pages, sortModel, signal: controller.signal }).then(
      (response) => {
        setAnswer(response);
        setStatus('loaded');
      },
      () => {
        if (!controller.signal.aborted) {
          setStatus('failed');
        }
      },
    );
    return () => controller.abort();
  }, [pages, sortModel]);

  return (
    <div role="group" aria-label="Orders on the server" style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          {...answer}
          columns={columns}
          loading={status === 'loading'}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setPages({ ...pages, page: 0 });
          }}
          paginationMode="server"
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5, 10, 25]}
          slotProps={{ pagination }}
        />
      </div>
      <p role="status">{status === 'failed' ? 'The orders could not be loaded.' : ''}</p>
    </div>
  );
}
