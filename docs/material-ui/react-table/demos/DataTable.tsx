import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total in €', type: 'number', width: 110 },
];

const rows = [
  { id: 2041, customer: 'Amara Okafor', items: 3, total: 124 },
  { id: 2042, customer: 'Jonas Weber', items: 1, total: 35 },
  { id: 2043, customer: 'Mei Chen', items: 5, total: 410 },
  { id: 2044, customer: 'Samir Haddad', items: 2, total: 89 },
  { id: 2045, customer: 'Lucía Romero', items: 4, total: 256 },
  { id: 2046, customer: 'Priya Nair', items: 1, total: 210 },
];

export default function DataTable() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
