import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 100 },
  { field: 'notes', headerName: 'Notes', width: 170 },
];

const rows = [
  { id: 1, task: 'Renew the lease', team: 'Finance', notes: 'Waiting for a signature' },
  { id: 2, task: 'Paint the hall', team: 'Site', notes: 'White, two coats' },
];

export default function ShowColumnButton() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({ notes: false });
  const isShown = model.notes !== false;
  return (
    <div role="group" aria-label="Tasks" style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.setColumnVisibility('notes', !isShown)}
        sx={{ mb: 1 }}
      >
        {isShown ? 'Hide notes' : 'Show notes'}
      </Button>
      <div style={{ height: 180 }}>
        <DataGrid
          apiRef={apiRef}
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
