import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  name: string;
  day: string;
  hours: number;
}

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  {
    field: 'day',
    headerName: 'Day',
    flex: 1,
    minWidth: 120,
    // Only days of the same person are one cell.
    rowSpanValueGetter: (value, row) => `${row.name} ${String(value)}`,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    // Equal numbers stay apart.
    rowSpanValueGetter: () => null,
  },
];

const rows: Shift[] = [
  { id: 1, name: 'Amina Okafor', day: 'Monday', hours: 4 },
  { id: 2, name: 'Amina Okafor', day: 'Monday', hours: 4 },
  { id: 3, name: 'Amina Okafor', day: 'Tuesday', hours: 8 },
  { id: 4, name: 'Kenji Silva', day: 'Tuesday', hours: 8 },
  { id: 5, name: 'Kenji Silva', day: 'Wednesday', hours: 6 },
];

export default function RowSpanningCustom() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        hideFooter
        unstable_rowSpanning
        disableRowSelectionOnClick
        showCellVerticalBorder
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
