import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees, departments } from '../../data/employees';
import type { Employee } from '../../data/employees';

const employees = createEmployees(80);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'salary', headerName: 'Salary in $', type: 'number', width: 120 },
];

export default function FieldsAboveGrid() {
  const [department, setDepartment] = React.useState('Design');
  const [minimum, setMinimum] = React.useState('60000');
  const rows = React.useMemo(
    () =>
      employees.filter(
        (one) =>
          (department === '' || one.department === department) && one.salary >= Number(minimum),
      ),
    [department, minimum],
  );
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
        <TextField
          select
          label="Department"
          name="department"
          value={department}
          onChange={(event) => setDepartment(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
        >
          <option value="">All</option>
          {departments.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          type="number"
          label="Salary from"
          name="minimum"
          value={minimum}
          onChange={(event) => setMinimum(event.target.value)}
        />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        Employees found: {rows.length}
      </Typography>
      <div style={{ height: 371 }}>
        <DataGrid rows={rows} columns={columns} disableColumnFilter />
      </div>
    </div>
  );
}
