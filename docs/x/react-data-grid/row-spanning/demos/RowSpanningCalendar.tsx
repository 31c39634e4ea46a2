import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Booking {
  room: string;
  title: string;
  from: number;
  to: number;
}

const rooms = ['Harbor', 'Summit', 'Garden'];

const bookings: Booking[] = [
  { room: 'Harbor', title: 'Sprint planning', from: 9, to: 11 },
  { room: 'Harbor', title: 'Interview', from: 13, to: 14 },
  { room: 'Summit', title: 'Training: first aid', from: 10, to: 14 },
  { room: 'Garden', title: 'Budget review', from: 9, to: 10 },
  { room: 'Garden', title: 'Supplier visit', from: 11, to: 13 },
];

interface Hour {
  id: number;
  hour: number;
}

const bookingAt = (room: string, hour: number) =>
  bookings.find((booking) => booking.room === room && booking.from <= hour && hour < booking.to);

const columns: GridColDef<Hour>[] = [
  {
    field: 'hour',
    headerName: 'Time',
    width: 90,
    valueFormatter: (value: number) => `${value}:00`,
  },
  ...rooms.map((room): GridColDef<Hour> => ({
    field: room,
    headerName: room,
    flex: 1,
    minWidth: 130,
    // Hours without a booking have no value, and stay apart.
    valueGetter: (_value, row) => bookingAt(room, row.hour)?.title,
    cellClassName: ({ value }) => (value ? 'booked' : ''),
  })),
].map((column): GridColDef<Hour> => ({ ...column, sortable: false }));

const rows = [9, 10, 11, 12, 13].map((hour): Hour => ({ id: hour, hour }));

export default function RowSpanningCalendar() {
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
        sx={(theme) => ({ '& .booked': { backgroundColor: theme.palette.action.selected } })}
      />
    </div>
  );
}
