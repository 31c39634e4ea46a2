import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, room: 'Small hall', morning: 'Yoga', noon: 'Choir' },
  { id: 2, room: 'Large hall', morning: 'Fitness', noon: 'Closed' },
  { id: 3, room: 'Kitchen', morning: 'Bread', noon: 'Lunch for all' },
];

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'morning', headerName: 'Morning', width: 120 },
  { field: 'noon', headerName: 'Noon', width: 120, colSpan: 2, align: 'center' },
  { field: 'evening', headerName: 'Evening', width: 120 },
];

export default function ColumnSpanningNumber() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
