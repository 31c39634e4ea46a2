import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Meeting room', flex: 1, minWidth: 130 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 80 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
];

const rows = [
  { id: 'Cedar', floor: 1, seats: 4 },
  { id: 'Maple', floor: 1, seats: 8 },
  { id: 'Willow', floor: 2, seats: 12 },
];

export default function AutoHeightGrid() {
  return (
    <div role="group" aria-label="Meeting rooms" style={{ width: '100%' }}>
      <DataGrid autoHeight rows={rows} columns={columns} />
    </div>
  );
}
