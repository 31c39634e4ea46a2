import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    total: number;
  }
}

const orders = [
  { id: 33, number: 'A-1033', customer: 'Schmidt Garden Supply', price: 34, status: 'New' },
  { id: 32, number: 'A-1032', customer: 'Bakker Studio', price: 12.5, status: 'Paid' },
  { id: 31, number: 'A-1031', customer: 'Kaur Books', price: 129, status: 'Paid' },
  { id: 30, number: 'A-1030', customer: 'Castillo Café', price: 19.9, status: 'New' },
  { id: 29, number: 'A-1029', customer: 'Moreau Books', price: 34, status: 'Paid' },
  { id: 27, number: 'A-1027', customer: 'Demir Studio', price: 129, status: 'New' },
  { id: 25, number: 'A-1025', customer: 'Eze & Daughters', price: 9.95, status: 'Paid' },
  { id: 23, number: 'A-1023', customer: 'Nakamura Garden Supply', price: 34, status: 'New' },
  { id: 21, number: 'A-1021', customer: 'Abebe Studio', price: 34, status: 'New' },
  { id: 20, number: 'A-1020', customer: 'Nguyen & Daughters', price: 19.9, status: 'New' },
];

const columns: GridColDef[] = [
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
