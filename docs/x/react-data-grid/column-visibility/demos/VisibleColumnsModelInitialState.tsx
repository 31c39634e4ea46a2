import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 4,
    number: 'A-1004',
    customer: 'Abebe Bicycles',
    city: 'Wrocław',
    orderedAt: new Date(2025, 5, 30, 17, 3),
  },
  {
    id: 3,
    number: 'A-1003',
    customer: 'Ivanova Bicycles',
    city: 'Bogotá',
    orderedAt: new Date(2025, 5, 30, 15, 33),
  },
  {
    id: 2,
    number: 'A-1002',
    customer: 'Patel Garden Supply',
    city: 'Busan',
    orderedAt: new Date(2025, 5, 30, 14, 56),
  },
  {
    id: 1,
    number: 'A-1001',
    customer: 'Moreau Bicycles',
    city: 'Pune',
    orderedAt: new Date(2025, 5, 30, 14, 36),
  },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'dateTime', width: 190 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function VisibleColumnsModelInitialState() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: Toolbar }}
        initialState={{
          columns: { columnVisibilityModel: { city: false, orderedAt: false } },
        }}
        hideFooter
      />
    </div>
  );
}
