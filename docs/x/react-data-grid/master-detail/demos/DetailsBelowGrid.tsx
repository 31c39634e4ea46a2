import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const rows = [
  {
    id: 'P700036',
    recipient: 'Kavya Jensen',
    to: 'Accra',
    state: 'In transit',
    steps: [
      { state: 'Registered', city: 'Nagoya', at: new Date(2025, 4, 15, 19, 58) },
      { state: 'In transit', city: 'Pune', at: new Date(2025, 4, 16, 13, 58) },
    ],
  },
  {
    id: 'P700066',
    recipient: 'Farid Costa',
    to: 'Busan',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Gothenburg', at: new Date(2025, 4, 14, 7, 23) },
      { state: 'In transit', city: 'Busan', at: new Date(2025, 4, 14, 16, 23) },
      { state: 'Out for delivery', city: 'Busan', at: new Date(2025, 4, 15, 19, 23) },
      { state: 'Delivered', city: 'Busan', at: new Date(2025, 4, 16, 22, 23) },
    ],
  },
  {
    id: 'P700083',
    recipient: 'Camila Nguyen',
    to: 'Busan',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Pune', at: new Date(2025, 4, 21, 12, 46) },
      { state: 'In transit', city: 'Pune', at: new Date(2025, 4, 22, 0, 46) },
      { state: 'Out for delivery', city: 'Busan', at: new Date(2025, 4, 22, 20, 46) },
      { state: 'Delivered', city: 'Busan', at: new Date(2025, 4, 23, 18, 46) },
    ],
  },
  {
    id: 'P700145',
    recipient: 'Noah Silva',
    to: 'Accra',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Gothenburg', at: new Date(2025, 4, 18, 18, 14) },
      { state: 'In transit', city: 'İzmir', at: new Date(2025, 4, 19, 9, 14) },
      { state: 'Out for delivery', city: 'Accra', at: new Date(2025, 4, 20, 16, 14) },
      { state: 'Delivered', city: 'Accra', at: new Date(2025, 4, 22, 9, 14) },
    ],
  },
  {
    id: 'P700183',
    recipient: 'Bao Walker',
    to: 'Accra',
    state: 'Out for delivery',
    steps: [
      { state: 'Registered', city: 'Bogotá', at: new Date(2025, 4, 25, 10, 52) },
      { state: 'In transit', city: 'Porto Alegre', at: new Date(2025, 4, 25, 22, 52) },
      { state: 'Out for delivery', city: 'Accra', at: new Date(2025, 4, 27, 8, 52) },
    ],
  },
  {
    id: 'P700191',
    recipient: 'Freya Schmidt',
    to: 'Lisbon',
    state: 'Out for delivery',
    steps: [
      { state: 'Registered', city: 'Bogotá', at: new Date(2025, 4, 10, 15, 30) },
      { state: 'In transit', city: 'Rotterdam', at: new Date(2025, 4, 11, 18, 30) },
      { state: 'Out for delivery', city: 'Lisbon', at: new Date(2025, 4, 11, 21, 30) },
    ],
  },
  {
    id: 'P700246',
    recipient: 'Nadia Bakker',
    to: 'Lyon',
    state: 'Registered',
    steps: [{ state: 'Registered', city: 'Porto Alegre', at: new Date(2025, 4, 10, 8, 8) }],
  },
  {
    id: 'P700285',
    recipient: 'Samir Andersson',
    to: 'Rotterdam',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Busan', at: new Date(2025, 4, 8, 19, 57) },
      { state: 'In transit', city: 'Busan', at: new Date(2025, 4, 9, 4, 57) },
      { state: 'Out for delivery', city: 'Rotterdam', at: new Date(2025, 4, 11, 7, 57) },
      { state: 'Delivered', city: 'Rotterdam', at: new Date(2025, 4, 10, 19, 57) },
    ],
  },
  {
    id: 'P700307',
    recipient: 'Tariq Rossi',
    to: 'Pune',
    state: 'In transit',
    steps: [
      { state: 'Registered', city: 'Rotterdam', at: new Date(2025, 4, 7, 8, 8) },
      { state: 'In transit', city: 'Hanoi', at: new Date(2025, 4, 8, 12, 8) },
    ],
  },
  {
    id: 'P700361',
    recipient: 'Ines Demir',
    to: 'İzmir',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Gothenburg', at: new Date(2025, 4, 9, 9, 15) },
      { state: 'In transit', city: 'Busan', at: new Date(2025, 4, 10, 1, 15) },
      { state: 'Out for delivery', city: 'İzmir', at: new Date(2025, 4, 10, 5, 15) },
      { state: 'Delivered', city: 'İzmir', at: new Date(2025, 4, 10, 12, 15) },
    ],
  },
  {
    id: 'P700399',
    recipient: 'Anders Costa',
    to: 'Toronto',
    state: 'In transit',
    steps: [
      { state: 'Registered', city: 'Hanoi', at: new Date(2025, 4, 15, 12, 41) },
      { state: 'In transit', city: 'Lyon', at: new Date(2025, 4, 16, 13, 41) },
    ],
  },
  {
    id: 'P700441',
    recipient: 'Lucía Kowalski',
    to: 'İzmir',
    state: 'In transit',
    steps: [
      { state: 'Registered', city: 'Accra', at: new Date(2025, 4, 13, 18, 38) },
      { state: 'In transit', city: 'Nagoya', at: new Date(2025, 4, 14, 3, 38) },
    ],
  },
];

type Parcel = (typeof rows)[number];

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
