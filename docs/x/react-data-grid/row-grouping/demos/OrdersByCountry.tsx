import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const orders = createOrders(30);
const countries = [...new Set(orders.map(({ country }) => country))].sort();

type Row = Order | { id: string; count: number; quantity: number; isOpen: boolean };

const columns: GridColDef<Row>[] = [
  {
    field: 'customer',
    headerName: 'Country, customer',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row, value, tabIndex }) =>
      'isOpen' in row ? (
        <Button
          aria-expanded={row.isOpen}
          tabIndex={tabIndex}
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          startIcon={row.isOpen ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
        >
          {row.id} ({row.count})
        </Button>
      ) : (
        String(value)
      ),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
];

export default function OrdersByCountry() {
  const [open, setOpen] = React.useState(['Canada']);
  const rows = countries.flatMap((id): Row[] => {
    const members = orders.filter(({ country }) => country === id);
    const quantity = members.reduce((sum, order) => sum + order.quantity, 0);
    const group = { id, count: members.length, quantity, isOpen: open.includes(id) };
    return group.isOpen ? [group, ...members] : [group];
  });
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return (
    <div role="group" aria-label="Orders by country" style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isRowSelectable={({ row }) => !('isOpen' in row)}
        onCellClick={({ id, field }) =>
          field === 'customer' && typeof id === 'string' && toggle(id)
        }
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
