import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 120 },
];

const rows = createEmployees(5);

export default function SingleRowSelectionGrid() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
