import type * as React from 'react';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
];

const rows = [
  { id: 1, name: 'Leila Haddad', team: 'Payments', role: 'Lead' },
  { id: 2, name: 'Tomasz Kowalski', team: 'Payments', role: 'Member' },
  { id: 3, name: 'Chen Yu', team: 'Search', role: 'Lead' },
  { id: 4, name: 'Siobhán Byrne', team: 'Search', role: 'Member' },
  { id: 5, name: 'Diego Fuentes', team: 'Support', role: 'Lead' },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

function SearchBar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between' }}>
      <GridToolbarColumnsButton />
      <GridToolbarQuickFilter
        onClick={keepFocus}
        name="search"
        inputProps={{ 'aria-label': 'Search members' }}
      />
    </GridToolbarContainer>
  );
}

export default function MemberSearch() {
  return (
    <div role="group" aria-label="Members" style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: SearchBar }} />
    </div>
  );
}
