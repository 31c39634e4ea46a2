import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(30);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'city', headerName: 'City', width: 140 },
];

export default function RestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>({});
  const [version, setVersion] = React.useState(0);
  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => setSaved(apiRef.current.exportState())}>
          Save the state
        </Button>
        <Button variant="outlined" onClick={() => setVersion(version + 1)}>
          Mount the grid again
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid
          key={version}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={saved}
        />
      </div>
    </div>
  );
}
