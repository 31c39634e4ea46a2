import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 30, customer: 'Abebe Bicycles', country: 'Poland', quantity: 7 },
  { id: 29, customer: 'Ivanova Bicycles', country: 'Colombia', quantity: 4 },
  { id: 28, customer: 'Patel Garden Supply', country: 'South Korea', quantity: 11 },
  { id: 27, customer: 'Moreau Bicycles', country: 'India', quantity: 11 },
  { id: 26, customer: 'Okafor & Daughters', country: 'Vietnam', quantity: 4 },
  { id: 25, customer: 'Demir Books', country: 'Japan', quantity: 6 },
  { id: 24, customer: 'Nakamura Studio', country: 'Canada', quantity: 21 },
  { id: 23, customer: 'Schmidt Garden Supply', country: 'Canada', quantity: 17 },
  { id: 22, customer: 'Bakker Studio', country: 'South Korea', quantity: 3 },
  { id: 21, customer: 'Kaur Books', country: 'Netherlands', quantity: 4 },
  { id: 20, customer: 'Castillo Café', country: 'France', quantity: 3 },
  { id: 19, customer: 'Moreau Books', country: 'France', quantity: 6 },
];

type Order = (typeof orders)[number];
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
