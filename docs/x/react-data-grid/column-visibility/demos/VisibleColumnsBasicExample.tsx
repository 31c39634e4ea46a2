import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Exhibition', flex: 1, minWidth: 150, hideable: false },
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 120 },
];

const rows = [
  { id: 1, title: 'Maps of the sea', room: 'East', visitors: 8120 },
  { id: 2, title: 'Glass and light', room: 'Hall', visitors: 15240 },
  { id: 3, title: 'Early radios', room: 'Cellar', visitors: 2310 },
];

export default function VisibleColumnsBasicExample() {
  return (
    <div role="group" aria-label="Exhibitions" style={{ height: 214, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
