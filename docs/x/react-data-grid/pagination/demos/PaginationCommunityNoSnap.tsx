import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'article', headerName: 'Article', width: 160 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

const rows = createOrders(240);

export default function PaginationCommunityNoSnap() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
