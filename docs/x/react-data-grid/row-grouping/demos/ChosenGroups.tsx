import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const countries = ['Ghana', 'Colombia', 'South Korea', 'France', 'Brazil'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const roles = ['Assistant', 'Specialist', 'Lead', 'Manager'];
const employees = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  department: departments[(index * 5) % 6]!,
  role: roles[index % 4]!,
  country: countries[index % 5]!,
  salary: 40_000 + ((index * 7) % 50) * 1000,
}));

type Employee = (typeof employees)[number];

type Row = Employee | { id: string; name: string };

const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Group, name',
    flex: 1,
    minWidth: 170,
    colSpan: (_, row) => ('salary' in row ? 1 : 2),
    cellClassName: ({ row }) => ('salary' in row ? '' : 'group'),
  },
  { field: 'salary', headerName: 'Salary in $', type: 'number', width: 120 },
];

export default function ChosenGroups() {
  const [by, setBy] = React.useState<'department' | 'country' | 'role'>('department');
  const names = [...new Set(employees.map((one) => one[by]))].sort();
  const rows = names.flatMap((name): Row[] => {
    const members = employees.filter((one) => one[by] === name);
    return [{ id: name, name: `${name} (${members.length})` }, ...members];
  });
  return (
    <div role="group" aria-label="Employees in groups" style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        name="by"
        label="Group by"
        value={by}
        onChange={(event) => setBy(event.target.value as typeof by)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        <MenuItem value="department">Department</MenuItem>
        <MenuItem value="country">Country</MenuItem>
        <MenuItem value="role">Role</MenuItem>
      </TextField>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          isRowSelectable={({ row }) => 'salary' in row}
          disableColumnSorting
          disableColumnFilter
          hideFooter
          sx={{ '& .group': { bgcolor: 'action.hover', fontWeight: 700 } }}
        />
      </div>
    </div>
  );
}
