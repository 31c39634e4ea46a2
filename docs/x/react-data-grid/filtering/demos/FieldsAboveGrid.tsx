import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const employees = [
  { id: 1, name: 'Mei Abebe', department: 'Support', salary: 81000 },
  { id: 2, name: 'Camila Hughes', department: 'Finance', salary: 44000 },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', salary: 67000 },
  { id: 4, name: 'Elena Okafor', department: 'Finance', salary: 40000 },
  { id: 5, name: 'Mei Rossi', department: 'Sales', salary: 59000 },
  { id: 6, name: 'Samir Tanaka', department: 'Support', salary: 52000 },
  { id: 14, name: 'Elena Kim', department: 'Design', salary: 99000 },
  { id: 15, name: 'Nadia Fernández', department: 'Design', salary: 63000 },
  { id: 17, name: 'Leila Haddad', department: 'Design', salary: 70000 },
  { id: 20, name: 'Yuki Abebe', department: 'Design', salary: 114000 },
];

const columns: GridColDef[] = [
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
