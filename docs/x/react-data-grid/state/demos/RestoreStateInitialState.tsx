import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', city: 'Hanoi' },
];

const columns: GridColDef[] = [
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
