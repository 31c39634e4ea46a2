import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const rows = createParcels(12);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 140 },
  { field: 'state', headerName: 'State', width: 150 },
];

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function DetailsBelowGrid() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([rows[0]!.id]);
  const parcel = rows.find(({ id }) => id === selection[0]);
  return (
    <Box sx={{ width: '100%' }}>
      <div role="group" aria-label="Parcels" style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Paper variant="outlined" sx={{ mt: 1, p: 2, minHeight: 190 }}>
        <div role="status">
          <Typography variant="subtitle1" component="div" id="parcel-steps">
            {parcel ? `Steps of ${parcel.id}` : 'Select a parcel to see its steps'}
          </Typography>
        </div>
        {parcel && (
          <Box component="ol" aria-labelledby="parcel-steps" sx={{ my: 1, paddingInlineStart: 3 }}>
            {parcel.steps.map(({ state, city, at }) => (
              <li key={state}>
                {day.format(at)}: {state}, {city}
              </li>
            ))}
          </Box>
        )}
      </Paper>
    </Box>
  );
}
