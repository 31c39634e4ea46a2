import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support' },
  { id: 2, name: 'Camila Hughes', department: 'Finance' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics' },
  { id: 4, name: 'Elena Okafor', department: 'Finance' },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

function Search() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter onClick={keepFocus} name="search" />
    </GridToolbarContainer>
  );
}

export default function KeepFilteredSelection() {
  const [isKept, setIsKept] = React.useState(true);
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch name="keep" checked={isKept} onChange={() => setIsKept(!isKept)} />}
        label="Keep hidden rows selected"
      />
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected={isKept}
          slots={{ toolbar: Search }}
        />
      </div>
    </div>
  );
}
