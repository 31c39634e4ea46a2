import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90, rowSpanValueGetter: () => null },
  ...days.map((day) => ({ field: day, headerName: day, width: 118 })),
].map((column) => ({
  ...column,
  sortable: false,
  // A break is one cell from Monday to Friday.
  colSpan: (value) => (column.field === 'Monday' && value === 'Break' ? days.length : undefined),
}));

const rows = [
  {
    id: 1,
    time: '08:00',
    Monday: 'Chemistry',
    Tuesday: 'Art',
    Wednesday: 'Music',
    Thursday: 'Art',
    Friday: 'Biology',
  },
  {
    id: 2,
    time: '09:00',
    Monday: 'Chemistry',
    Tuesday: 'History',
    Wednesday: 'Sports',
    Thursday: 'Art',
    Friday: 'Biology',
  },
  { id: 3, time: '10:00', Monday: 'Break' },
  {
    id: 4,
    time: '10:30',
    Monday: 'History',
    Tuesday: 'Chemistry',
    Wednesday: 'Sports',
    Thursday: 'Music',
    Friday: 'Art',
  },
  {
    id: 5,
    time: '11:30',
    Monday: 'Music',
    Tuesday: 'Chemistry',
    Wednesday: 'Biology',
    Thursday: 'History',
    Friday: 'Art',
  },
];

export default function RowSpanningClassSchedule() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        hideFooter
        unstable_rowSpanning
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
