import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const employees = [
  { id: 1, name: 'Mei Abebe', department: 'Support', salary: 81000 },
  { id: 2, name: 'Camila Hughes', department: 'Finance', salary: 44000 },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', salary: 67000 },
  { id: 4, name: 'Elena Okafor', department: 'Finance', salary: 40000 },
  { id: 5, name: 'Mei Rossi', department: 'Sales', salary: 59000 },
  { id: 6, name: 'Samir Tanaka', department: 'Support', salary: 52000 },
  { id: 7, name: 'Yuki Bakker', department: 'Finance', salary: 44000 },
  { id: 8, name: 'Rosa Rossi', department: 'Engineering', salary: 42000 },
  { id: 9, name: 'Camila Andersson', department: 'Logistics', salary: 63000 },
  { id: 10, name: 'Yuki Schmidt', department: 'Design', salary: 43000 },
  { id: 11, name: 'Priya Patel', department: 'Design', salary: 46000 },
  { id: 12, name: 'Mei Nakamura', department: 'Engineering', salary: 59000 },
];

type Employee = (typeof employees)[number];

type Row = Employee | { id: string; name: string };

const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Department, name',
    flex: 1,
    minWidth: 170,
    colSpan: (_, row) => ('salary' in row ? 1 : 2),
    cellClassName: ({ row }) => ('salary' in row ? '' : 'group'),
  },
  { field: 'salary', headerName: 'Salary in $', type: 'number', width: 120 },
];

export default function SortedGroups() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'salary', sort: 'desc' },
  ]);
  const { field, sort } = sortModel[0] ?? {};
  const compare = (one: Employee, other: Employee) =>
    (sort === 'desc' ? -1 : 1) *
    (field === 'salary' ? one.salary - other.salary : one.name.localeCompare(other.name));
  const rows = departments.flatMap((name): Row[] => {
    const members = employees.filter(({ department }) => department === name);
    return [{ id: name, name }, ...(sort ? members.sort(compare) : members)];
  });
  return (
    <div role="group" aria-label="Employees by department" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        isRowSelectable={({ row }) => 'salary' in row}
        disableColumnFilter
        hideFooter
        sx={{ '& .group': { bgcolor: 'action.hover', fontWeight: 700 } }}
      />
    </div>
  );
}
