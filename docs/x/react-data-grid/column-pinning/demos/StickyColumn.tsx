import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const countries = ['Ghana', 'Colombia', 'South Korea', 'France', 'Brazil'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const roles = ['Assistant', 'Specialist', 'Lead', 'Manager'];
const rows = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  email: `employee-${index + 1}@example.com`,
  department: departments[(index * 5) % 6]!,
  role: roles[index % 4]!,
  city: cities[index % 5]!,
  country: countries[index % 5]!,
  salary: 40_000 + ((index * 7) % 50) * 1000,
}));

const nameWidth = 150;

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: nameWidth,
    resizable: false,
    hideable: false,
    cellClassName: 'sticky',
    headerClassName: 'sticky',
  },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'city', headerName: 'City', width: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'email', headerName: 'Email', width: 260 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
];

const sx = {
  '& .MuiDataGrid-virtualScroller': { scrollPaddingInlineStart: nameWidth },
  '& .sticky': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    borderInlineEnd: '1px solid var(--DataGrid-rowBorderColor)',
  },
  // The colors of the row, which the opaque cell covers.
  '& .sticky::before': { content: '""', position: 'absolute', inset: 0, pointerEvents: 'none' },
  '& .MuiDataGrid-row:hover .sticky::before': { bgcolor: 'action.hover' },
  '& .MuiDataGrid-row.Mui-selected .sticky::before': { bgcolor: 'primary.main', opacity: 0.1 },
};

// Keeps a cell with the focus from being covered by the sticky column.
function showFocusedCell({ target }: React.FocusEvent) {
  const cell = target.closest('[role="gridcell"], [role="columnheader"]');
  if (cell && !cell.matches('.sticky')) {
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

export default function StickyColumn() {
  return (
    <div
      role="group"
      aria-label="Employees"
      onFocus={showFocusedCell}
      style={{ height: 340, width: '100%' }}
    >
      <DataGrid rows={rows} columns={columns} sx={sx} disableVirtualization hideFooter />
    </div>
  );
}
