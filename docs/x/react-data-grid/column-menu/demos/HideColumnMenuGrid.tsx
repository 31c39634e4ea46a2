import { DataGrid, GridColumnMenu } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const slots = { columnMenuColumnsItem: null };

function MenuWithoutColumns(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}

export default function HideColumnMenuGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ columnMenu: MenuWithoutColumns }}
        hideFooter
      />
    </div>
  );
}
