import * as React from 'react';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orderStatuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'];

const rows = [
  {
    id: 4,
    number: 'A-1004',
    customer: 'Abebe Bicycles',
    price: 9.95,
    status: 'Delivered',
    orderedAt: new Date(2025, 5, 30, 17, 3),
    isGift: false,
  },
  {
    id: 3,
    number: 'A-1003',
    customer: 'Ivanova Bicycles',
    price: 12.5,
    status: 'Packed',
    orderedAt: new Date(2025, 5, 30, 15, 33),
    isGift: true,
  },
  {
    id: 2,
    number: 'A-1002',
    customer: 'Patel Garden Supply',
    price: 8.5,
    status: 'Delivered',
    orderedAt: new Date(2025, 5, 30, 14, 56),
    isGift: false,
  },
  {
    id: 1,
    number: 'A-1001',
    customer: 'Moreau Bicycles',
    price: 24,
    status: 'Delivered',
    orderedAt: new Date(2025, 5, 30, 14, 36),
    isGift: false,
  },
];

type Order = (typeof rows)[number];

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
