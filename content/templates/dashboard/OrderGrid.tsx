import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import type { Order, Status } from './data';

const colors: Record<Status, ChipProps['color']> = {
  'In the oven': 'default',
  'On the way': 'primary',
  Delivered: 'success',
  Late: 'error',
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
  { field: 'due', headerName: 'Due', width: 90 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" color={colors[row.status]} label={row.status} />
    ),
  },
];

interface OrderGridProps {
  orders: Order[];
  onDelivered: (ids: number[]) => void;
}

/** The morning's orders: sort them, search them, and mark those that have arrived. */
export default function OrderGrid({ orders, onDelivered }: OrderGridProps) {
  const [search, setSearch] = React.useState('');
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([]);
  const [message, setMessage] = React.useState('');
  const titleId = React.useId();
  const wanted = search.trim().toLowerCase();
  const found = orders.filter(({ customer, id }) =>
    `${customer} ${id}`.toLowerCase().includes(wanted),
  );

  function markDelivered() {
    onDelivered(selection.map(Number));
    setMessage(
      `${selection.length === 1 ? '1 order is' : `${selection.length} orders are`} delivered.`,
    );
    setSelection([]);
  }

  return (
    <Paper
      component="section"
      id="orders"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ p: 2.5, scrollMarginTop: 16 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          Orders of this morning
        </Typography>
        <TextField
          label="Customer or number"
          type="search"
          size="small"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button variant="contained" disabled={selection.length === 0} onClick={markDelivered}>
          Mark as delivered
        </Button>
      </Box>
      <Box sx={{ height: 480 }}>
        <DataGrid
          aria-labelledby={titleId}
          rows={found}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10, 25]}
          localeText={{ noRowsLabel: 'No order matches. Try a part of the customer’s name.' }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 1 }}>
        {message}
      </Typography>
    </Paper>
  );
}
