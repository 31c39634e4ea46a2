import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', role: 'Lead', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', role: 'Assistant', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', role: 'Specialist', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', role: 'Assistant', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', role: 'Specialist', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', role: 'Assistant', city: 'Hanoi' },
  { id: 7, name: 'Yuki Bakker', department: 'Finance', role: 'Assistant', city: 'Bogotá' },
  { id: 8, name: 'Rosa Rossi', department: 'Engineering', role: 'Assistant', city: 'Toronto' },
  { id: 9, name: 'Camila Andersson', department: 'Logistics', role: 'Specialist', city: 'Bogotá' },
  { id: 10, name: 'Yuki Schmidt', department: 'Design', role: 'Assistant', city: 'Wrocław' },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, hideable: false },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 130 },
];

export default function CustomColumnsPanel() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          columnsManagement: { sort: 'asc', autoFocusSearchField: false },
        }}
        hideFooter
      />
    </div>
  );
}
