import * as React from 'react';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders, orderStatuses } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(4);

export default function ColumnTypesGrid() {
  const [message, setMessage] = React.useState('No receipt printed yet');
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'string', width: 170, editable: true },
      { field: 'price', headerName: 'number', type: 'number', editable: true },
      {
        field: 'day',
        headerName: 'date',
        type: 'date',
        valueGetter: (_, row) => row.orderedAt,
      },
      {
        field: 'orderedAt',
        headerName: 'dateTime',
        type: 'dateTime',
        width: 200,
        editable: true,
      },
      { field: 'isGift', headerName: 'boolean', type: 'boolean', editable: true },
      {
        field: 'status',
        headerName: 'singleSelect',
        type: 'singleSelect',
        valueOptions: [...orderStatuses],
        width: 120,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="receipt"
            icon={<ReceiptIcon />}
            label={`Print a receipt: ${row.number}`}
            onKeyDown={(event: React.KeyboardEvent) => event.key === ' ' && event.stopPropagation()}
            onClick={() => setMessage(`Printed: ${row.number}`)}
          />,
        ],
      },
    ],
    [],
  );
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <div style={{ height: 285 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
