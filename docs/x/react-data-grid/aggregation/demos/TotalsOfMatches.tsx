import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooter,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const rows = Array.from({ length: 40 }, (_, index) => ({
  id: 40 - index,
  customer: customers[index % 5]!,
  price: 5 + ((index * 7) % 30),
  quantity: 1 + ((index * 7) % 24),
}));

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total in €',
    type: 'number',
    width: 110,
    valueGetter: (_, { price, quantity }) => price * quantity,
  },
];

function OrderSearch() {
  return (
    <GridToolbarQuickFilter
      name="search"
      inputProps={{ 'aria-label': 'Search orders' }}
      // The button that clears the field disappears after the click, and would lose the focus.
      onClick={({ currentTarget }) => currentTarget.querySelector('input')?.focus()}
      sx={{ p: 1 }}
    />
  );
}

function TotalsFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sumOf = (field: string) =>
    entries
      .reduce((sum, { id }) => sum + Number(apiRef.current.getCellValue(id, field)), 0)
      .toLocaleString('en-US');
  return (
    <>
      <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', fontWeight: 700 }}>
        Orders: {entries.length}, pieces: {sumOf('quantity')}, total: €{sumOf('total')}
      </Box>
      <GridFooter />
    </>
  );
}

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

export default function TotalsOfMatches() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: OrderSearch, footer: TotalsFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
        disableRowSelectionOnClick
        slotProps={{ pagination }}
      />
    </div>
  );
}
