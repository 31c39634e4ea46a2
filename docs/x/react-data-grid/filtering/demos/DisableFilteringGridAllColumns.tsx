import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const rows = [
  { id: 1, room: 'Birch', floor: 1, seats: 6 },
  { id: 2, room: 'Cedar', floor: 1, seats: 12 },
  { id: 3, room: 'Juniper', floor: 3, seats: 24 },
];

export default function DisableFilteringGridAllColumns() {
  return (
    <div role="group" aria-label="Rooms" style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnFilter
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
