import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 200, sortable: false, hideable: false },
  { field: 'status', headerName: 'Status', width: 130 },
];

export default function AccessDisabledColumnFeatures() {
  const apiRef = useGridApiRef();
  const toggle = () => {
    const isVisible = apiRef.current.getVisibleColumns().some(({ field }) => field === 'customer');
    apiRef.current.setColumnVisibility('customer', !isVisible);
  };
  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={toggle}>
          Show or hide customers
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setSortModel([{ field: 'customer', sort: 'asc' }])}
        >
          Sort by customer
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
