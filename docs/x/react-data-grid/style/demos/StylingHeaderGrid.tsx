import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(6);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'price',
    headerName: 'Price in €',
    type: 'number',
    width: 130,
    headerClassName: 'money',
  },
];

export default function StylingHeaderGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          '& .money': { color: 'success.main' },
        }}
      />
    </div>
  );
}
