import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, machine: 'Band saw', place: 'Workshop, ground floor', checked: 'March' },
  { id: 2, machine: 'Laser cutter', place: 'Room 204, next to the stairs', checked: 'May' },
  { id: 3, machine: 'Drill press', place: 'Workshop, basement', checked: 'April' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'machine', headerName: 'Machine', width: 110 },
  { field: 'place', headerName: 'Place', width: 130 },
  { field: 'checked', headerName: 'Checked in', width: 110 },
];

export default function WidthButtons() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('place');
  const resize = (difference: number) => {
    const { computedWidth } = apiRef.current.getColumn(field);
    apiRef.current.setColumnWidth(field, Math.max(50, computedWidth + difference));
  };
  return (
    <Stack spacing={1} role="group" aria-label="Machines" sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <TextField
          select
          size="small"
          label="Column"
          name="column"
          value={field}
          onChange={(event) => setField(event.target.value)}
        >
          {columns.map((column) => (
            <MenuItem key={column.field} value={column.field}>
              {column.headerName}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => resize(20)}>Wider</Button>
        <Button onClick={() => resize(-20)}>Narrower</Button>
      </Stack>
      <div style={{ height: 214 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
