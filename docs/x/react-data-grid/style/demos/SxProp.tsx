import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', city: 'Hanoi' },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 130 },
];

export default function SxProp() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          border: 2,
          borderColor: 'primary.main',
          boxShadow: 2,
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.selected' },
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
      />
    </div>
  );
}
