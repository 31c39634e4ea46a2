import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', editable: true, flex: 1, minWidth: 170 },
];

const rows = createOrders(5);

export default function DisableClickSelectionGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} checkboxSelection disableRowSelectionOnClick />
    </div>
  );
}
