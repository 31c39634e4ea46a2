import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(6);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'department', headerName: 'Department', width: 150, resizable: false },
  { field: 'city', headerName: 'City', width: 150, resizable: false },
];

const fixedSeparator = `& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`;

export default function ColumnHeaderHideSeparator() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{ [fixedSeparator]: { display: 'none' } }}
      />
    </div>
  );
}
