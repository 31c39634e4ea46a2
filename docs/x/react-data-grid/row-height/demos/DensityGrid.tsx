import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', city: 'Hanoi' },
  { id: 7, name: 'Yuki Bakker', department: 'Finance', city: 'Bogotá' },
  { id: 8, name: 'Rosa Rossi', department: 'Engineering', city: 'Toronto' },
  { id: 9, name: 'Camila Andersson', department: 'Logistics', city: 'Bogotá' },
  { id: 10, name: 'Yuki Schmidt', department: 'Design', city: 'Wrocław' },
  { id: 11, name: 'Priya Patel', department: 'Design', city: 'İzmir' },
  { id: 12, name: 'Mei Nakamura', department: 'Engineering', city: 'Busan' },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 130 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityGrid() {
  const [density, setDensity] = React.useState<GridDensity>('compact');
  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, chosen: GridDensity | null) => setDensity(chosen ?? density)}
        sx={{ mb: 1 }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div role="group" aria-label="Employees" style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </div>
    </div>
  );
}
