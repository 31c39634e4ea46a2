import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'B-201', guest: 'Amara Eze', arrival: new Date(2025, 5, 2), nights: 3, price: 96 },
  { id: 'B-202', guest: 'Jonas Moreau', arrival: new Date(2025, 5, 2), nights: 1, price: 74 },
  { id: 'B-203', guest: 'Mei Tanaka', arrival: new Date(2025, 5, 4), nights: 7, price: 88 },
  { id: 'B-204', guest: 'Lucía Castillo', arrival: new Date(2025, 5, 5), nights: 2, price: 120 },
  { id: 'B-205', guest: 'Tariq Rahman', arrival: new Date(2025, 5, 9), nights: 4, price: 96 },
  { id: 'B-206', guest: 'Freya Jensen', arrival: new Date(2025, 5, 12), nights: 2, price: 74 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Booking', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 110 },
  { field: 'nights', headerName: 'Nights', type: 'number', editable: true, width: 90 },
  {
    field: 'total',
    headerName: 'Total in €',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.nights * row.price,
  },
];

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function QuickstartGrid() {
  return (
    <div role="group" aria-label="Bookings" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        slotProps={{ pagination }}
      />
    </div>
  );
}
