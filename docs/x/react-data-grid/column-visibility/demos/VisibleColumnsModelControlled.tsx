import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    name: 'Mei Abebe',
    email: 'mei.abebe.1@example.com',
    role: 'Lead',
    city: 'Gothenburg',
    salary: 81000,
  },
  {
    id: 2,
    name: 'Camila Hughes',
    email: 'camila.hughes.2@example.com',
    role: 'Assistant',
    city: 'Accra',
    salary: 44000,
  },
  {
    id: 3,
    name: 'Mateo Patel',
    email: 'mateo.patel.3@example.com',
    role: 'Specialist',
    city: 'Lyon',
    salary: 67000,
  },
  {
    id: 4,
    name: 'Elena Okafor',
    email: 'elena.okafor.4@example.com',
    role: 'Assistant',
    city: 'Gothenburg',
    salary: 40000,
  },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'email', headerName: 'Email', width: 220 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'role', headerName: 'Role', width: 110 },
  { field: 'salary', headerName: 'Salary in $', type: 'number', width: 120 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Contact: { role: false, salary: false },
  Payroll: { email: false, city: false },
};

export default function VisibleColumnsModelControlled() {
  const [model, setModel] = React.useState(views.Contact!);
  const current = Object.keys(views).find((name) => views[name] === model) ?? null;
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={current}
        onChange={(_, name: string | null) => setModel((name && views[name]) || model)}
        sx={{ mb: 1 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 285 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
    </div>
  );
}
