import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders, orderStatuses } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 140,
  },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'isGift', headerName: 'Gift', type: 'boolean', width: 80 },
];

export default function BasicExampleDataGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: GridToolbar }} />
    </div>
  );
}
