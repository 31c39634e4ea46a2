import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, team: 'Otters', wins: 4, goals: 31 },
  { id: 2, team: 'Herons', wins: 9, goals: 22 },
  { id: 3, team: 'Badgers', wins: 7, goals: 40 },
  { id: 4, team: 'Magpies', wins: 2, goals: 17 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'team', headerName: 'Team', sortable: false, flex: 1, minWidth: 110 },
  { field: 'wins', headerName: 'Wins', type: 'number', sortable: false, width: 90 },
  { field: 'goals', headerName: 'Goals', type: 'number', sortable: false, width: 90 },
];

export default function ReadOnlySortingGrid() {
  const [field, setField] = React.useState('wins');
  const sortModel = React.useMemo<GridSortModel>(() => [{ field, sort: 'desc' }], [field]);
  return (
    <div role="group" aria-label="League table" style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Rank teams by"
        value={field}
        onChange={(_, next: string | null) => setField(next ?? field)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="wins">By wins</ToggleButton>
        <ToggleButton value="goals">By goals</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 267 }}>
        <DataGrid rows={rows} columns={columns} sortModel={sortModel} hideFooter />
      </div>
    </div>
  );
}
