import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', city: 'Hanoi' },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'city', headerName: 'City', width: 140 },
];

const localeText: Partial<GridLocaleText> = {
  noRowsLabel: 'Nobody works here yet.',
  noResultsOverlayLabel: 'Nobody matches the filter.',
  toolbarColumns: 'Show and hide',
  toolbarColumnsLabel: 'Show and hide columns',
  footerRowSelected: (count) => (count === 1 ? 'One employee' : `${count} employees`),
  MuiTablePagination: { labelRowsPerPage: 'Employees per page:' },
};

export default function CustomLocaleTextGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={localeText}
        slots={{ toolbar: GridToolbar }}
        checkboxSelection
      />
    </div>
  );
}
