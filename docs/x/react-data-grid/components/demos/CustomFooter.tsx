import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    total: number;
  }
}

const orders = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 120 },
];

function TotalFooter({ total = 0 }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography role="status">Sum of these orders: {total.toFixed(2)} €</Typography>
    </GridFooterContainer>
  );
}

export default function CustomFooter() {
  const [status, setStatus] = React.useState('New');
  const rows = React.useMemo(() => orders.filter((order) => order.status === status), [status]);
  const total = rows.reduce((sum, { price }) => sum + price, 0);
  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Status of the orders"
        value={status}
        onChange={(_, chosen: string | null) => setStatus(chosen ?? status)}
        sx={{ mb: 1 }}
      >
        {['New', 'Paid', 'Shipped'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div role="group" aria-label="Orders" style={{ height: 340 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={{ footer: TotalFooter }}
          slotProps={{ footer: { total } }}
        />
      </div>
    </div>
  );
}
