import * as React from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../../data/orders';
import type { Order } from '../../../data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 130 },
];

export default function SearchOutsideGrid() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(rows.length);
  const search = (text: string) => {
    apiRef.current.setQuickFilterValues(text.split(' ').filter((word) => word !== ''));
    setCount(gridFilteredSortedRowIdsSelector(apiRef).length);
  };
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search orders"
        name="search"
        fullWidth
        onChange={(event) => search(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        Orders found: {count}
      </Typography>
      <div style={{ height: 371 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} disableColumnFilter />
      </div>
    </div>
  );
}
