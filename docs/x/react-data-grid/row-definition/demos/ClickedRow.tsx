import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';

const rows = [
  {
    id: 4,
    number: 'A-1004',
    customer: 'Abebe Café',
    city: 'Busan',
    article: 'Pruning shears',
    quantity: 1,
  },
  {
    id: 3,
    number: 'A-1003',
    customer: 'Tanaka Garden Supply',
    city: 'Accra',
    article: 'Clay pot, small',
    quantity: 11,
  },
  {
    id: 2,
    number: 'A-1002',
    customer: 'Chen Studio',
    city: 'Wrocław',
    article: 'Watering can',
    quantity: 21,
  },
  {
    id: 1,
    number: 'A-1001',
    customer: 'Tanaka Studio',
    city: 'Gothenburg',
    article: 'Pruning shears',
    quantity: 5,
  },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function ClickedRow() {
  const [openId, setOpenId] = React.useState<GridRowId>();
  const order = rows.find(({ id }) => id === openId);
  return (
    <div role="group" aria-label="Orders with details" style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          onRowClick={({ id }) => setOpenId(id)}
          onCellKeyDown={({ id }, event) => event.key === 'Enter' && setOpenId(id)}
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {order ? `${order.quantity} × ${order.article}, to ${order.city}` : 'No order is open'}
      </Typography>
    </div>
  );
}
