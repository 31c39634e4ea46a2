import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(12, 3);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const getRowClassName = ({ row }: GridRowClassNameParams<Order>) =>
  row.status === 'Returned' ? 'returned' : row.status === 'New' ? 'new' : '';

export default function StylingRowsGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
        sx={{
          '& .returned': { color: 'error.main', '&:hover': { bgcolor: 'action.selected' } },
          '& .new': { fontWeight: 700 },
        }}
      />
    </div>
  );
}
