import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'RE 14', leaves: '08:04', destination: 'Wrocław', track: 3, delay: 0 },
  { id: 'IC 208', leaves: '08:17', destination: 'Rotterdam', track: 11, delay: 6 },
  { id: 'S 5', leaves: '08:21', destination: 'Airport', track: 1, delay: 2 },
  { id: 'IC 631', leaves: '08:40', destination: 'Lyon', track: 9, delay: 25 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'leaves', headerName: 'Leaves', width: 80 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 100 },
  {
    field: 'track',
    headerName: 'Track',
    description: 'Check it again ten minutes before the train leaves',
    type: 'number',
    width: 80,
  },
  { field: 'delay', headerName: 'Delay in min', type: 'number', width: 120 },
];

export default function BasicColumnsGrid() {
  return (
    <div role="group" aria-label="Departures" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
