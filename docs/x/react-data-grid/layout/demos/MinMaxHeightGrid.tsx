import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const employees = createEmployees(60);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
];

export default function MinMaxHeightGrid() {
  const [count, setCount] = React.useState(60);
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of rows"
        value={count}
        onChange={(_, value: number | null) => setCount(value ?? count)}
        sx={{ mb: 2 }}
      >
        {[0, 2, 4, 60].map((value) => (
          <ToggleButton key={value} value={value} sx={{ px: 2 }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 240, maxHeight: 400 }}>
        <DataGrid rows={employees.slice(0, count)} columns={columns} />
      </div>
    </div>
  );
}
