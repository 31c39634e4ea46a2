import { DataGrid, GridEditSingleSelectCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { createEmployees, departments } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(4);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    // Typing in the cell empties it to null, which a Select doesn't accept.
    renderEditCell: (params: GridRenderEditCellParams<Employee, string | null>) => (
      <GridEditSingleSelectCell {...params} value={params.value ?? ''} />
    ),
    width: 130,
    editable: true,
  },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100, editable: true },
  { field: 'hiredOn', headerName: 'Hired on', type: 'date', width: 140, editable: true },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 90, editable: true },
];

export default function BasicEditingGrid() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
