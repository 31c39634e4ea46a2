import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const employees = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  department: departments[(index * 5) % 6]!,
}));

const columns: GridColDef[] = [
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
