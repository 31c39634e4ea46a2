import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { createEmployees, departments } from '../../data/employees';
import type { Employee } from '../../data/employees';

const employees = createEmployees(24);

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
