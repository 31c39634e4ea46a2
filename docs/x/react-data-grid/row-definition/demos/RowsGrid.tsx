import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, course: 'Pottery', room: 'Kiln', seats: 8, starts: new Date(2025, 8, 3) },
  { id: 2, course: 'Sign language', room: 'Library', seats: 14, starts: new Date(2025, 8, 5) },
  { id: 3, course: 'Bike repair', room: 'Yard', seats: 6, starts: new Date(2025, 8, 9) },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'starts', headerName: 'Starts', type: 'date', width: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
];

export default function RowsGrid() {
  return (
    <div role="group" aria-label="Courses" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
