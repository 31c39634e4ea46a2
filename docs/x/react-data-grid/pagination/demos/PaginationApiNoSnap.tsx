import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const rows = Array.from({ length: 90 }, (_, index) => ({
  id: 90 - index,
  number: `A-${1090 - index}`,
  customer: customers[index % 5]!,
}));

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
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

export default function PaginationApiNoSnap() {
  const apiRef = useGridApiRef();
  const [number, setNumber] = React.useState('A-1050');
  const [message, setMessage] = React.useState('');

  const showOrder = (event: React.FormEvent) => {
    event.preventDefault();
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const id = ids.find((rowId) => apiRef.current.getRow<Order>(rowId)?.number === number);
    if (id === undefined) {
      setMessage(`No order ${number} in the grid`);
      return;
    }
    const page = Math.floor(ids.indexOf(id) / gridPageSizeSelector(apiRef));
    apiRef.current.setPage(page);
    apiRef.current.selectRow(id, true, true);
    setMessage(`Order ${number} is on page ${page + 1}`);
  };

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <Stack component="form" onSubmit={showOrder} direction="row" spacing={2} sx={{ mb: 2 }}>
        <TextField
          name="order"
          label="Order"
          size="small"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit">Show</Button>
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10, 25]}
          slotProps={{ pagination }}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
