import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, room: 'Birch', seats: 12, remark: 'Window on the courtyard side' },
  { id: 2, room: 'Alder', seats: 6, remark: 'No screen, but a whiteboard' },
  { id: 3, room: 'Cedar', seats: 30, remark: 'Can be divided into two rooms' },
  { id: 4, room: 'Maple', seats: 8, remark: 'Book the microphones at reception' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'room', headerName: 'Room', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  {
    field: 'remark',
    headerName: 'Remark (not sorted)',
    sortable: false,
    flex: 1,
    minWidth: 200,
  },
];

export default function DisableSortingGrid() {
  return (
    <div role="group" aria-label="Meeting rooms" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
