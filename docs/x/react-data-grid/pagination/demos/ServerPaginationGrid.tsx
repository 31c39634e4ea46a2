import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const statuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const orders = Array.from({ length: 243 }, (_, index) => ({
  id: 243 - index,
  number: `A-${1243 - index}`,
  customer: customers[index % 5]!,
  status: statuses[(index * 5) % 6]!,
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'status', headerName: 'Status', width: 120 },
];

interface LoadedPage {
  model?: GridPaginationModel;
  rows: Order[];
  rowCount: number;
}

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

export default function ServerPaginationGrid() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [loaded, setLoaded] = React.useState<LoadedPage>({ rows: [], rowCount: 0 });

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .fetchRows({ ...model, signal: controller.signal })
      .then(({ rows, rowCount }) => setLoaded({ model, rows, rowCount }))
      .catch(() => {
        // A newer request has replaced this one.
      });
    return () => controller.abort();
  }, [model]);

  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={loaded.rows}
        rowCount={loaded.rowCount}
        loading={loaded.model !== model}
        columns={columns}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10, 25]}
        disableColumnFilter
        disableColumnSorting
        slotProps={{ pagination }}
      />
    </div>
  );
}
