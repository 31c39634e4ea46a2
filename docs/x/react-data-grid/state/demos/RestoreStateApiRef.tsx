import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const views: Record<string, GridInitialState> = {
  'All orders': {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [] },
    columns: { columnVisibilityModel: {} },
  },
  'To be packed': {
    filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Paid' }] } },
    sorting: { sortModel: [{ field: 'number', sort: 'asc' }] },
    columns: { columnVisibilityModel: { price: false } },
  },
  'Most expensive': {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [{ field: 'price', sort: 'desc' }] },
    columns: { columnVisibilityModel: { status: false } },
  },
};

export default function RestoreStateApiRef() {
  const apiRef = useGridApiRef();
  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {Object.entries(views).map(([name, view]) => (
          <Button key={name} variant="outlined" onClick={() => apiRef.current.restoreState(view)}>
            {name}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
