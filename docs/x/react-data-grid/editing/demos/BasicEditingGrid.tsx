import {
  DataGrid,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
} from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];

const rows = [
  {
    id: 1,
    name: 'Mei Abebe',
    department: 'Support',
    salary: 81000,
    hiredOn: new Date(2022, 5, 28),
    isRemote: false,
  },
  {
    id: 2,
    name: 'Camila Hughes',
    department: 'Finance',
    salary: 44000,
    hiredOn: new Date(2022, 3, 6),
    isRemote: false,
  },
  {
    id: 3,
    name: 'Mateo Patel',
    department: 'Logistics',
    salary: 67000,
    hiredOn: new Date(2014, 8, 13),
    isRemote: false,
  },
  {
    id: 4,
    name: 'Elena Okafor',
    department: 'Finance',
    salary: 40000,
    hiredOn: new Date(2022, 6, 4),
    isRemote: true,
  },
];

type Employee = (typeof rows)[number];

// The fields of the grid have no accessible name, so each column adds one.
const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': 'Name', name: 'name' }} />
    ),
  },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 130,
    editable: true,
    // Typing in the cell empties it to null, which a Select doesn't accept.
    renderEditCell: (params: GridRenderEditCellParams<Employee, string | null>) => (
      <GridEditSingleSelectCell
        {...params}
        value={params.value ?? ''}
        inputProps={{ 'aria-label': 'Department' }}
        name="department"
      />
    ),
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': 'Salary', name: 'salary' }} />
    ),
  },
  {
    field: 'hiredOn',
    headerName: 'Hired on',
    type: 'date',
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditDateCell {...params} inputProps={{ 'aria-label': 'Hired on', name: 'hiredOn' }} />
    ),
  },
  {
    field: 'isRemote',
    headerName: 'Remote',
    type: 'boolean',
    width: 90,
    editable: true,
    renderEditCell: (params) => <GridEditBooleanCell {...params} aria-label="Remote" />,
  },
];

export default function BasicEditingGrid() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
