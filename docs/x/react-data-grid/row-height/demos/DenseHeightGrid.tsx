import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DenseHeightGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} rowHeight={32} columnHeaderHeight={40} hideFooter />
    </div>
  );
}
