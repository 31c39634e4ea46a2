import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
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

type Group = { id: string; members: Order[]; isOpen: boolean };
type Row = Order | Group;

const columns: GridColDef<Row>[] = [
  {
    field: 'customer',
    headerName: 'Country, customer',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row, value, tabIndex }) =>
      'members' in row ? (
        <Button
          aria-expanded={row.isOpen}
          tabIndex={tabIndex}
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          startIcon={row.isOpen ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
        >
          {row.id} ({row.members.length})
        </Button>
      ) : (
        String(value)
      ),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
];

export default function GroupsBySize() {
  const [openIds, setOpenIds] = React.useState<readonly string[]>([]);
  const [isBySize, setIsBySize] = React.useState(true);

  const rows = React.useMemo(() => {
    const countries = [...new Set(orders.map(({ country }) => country))];
    const groups = countries.map((id): Group => ({
      id,
      members: orders.filter(({ country }) => country === id),
      isOpen: openIds.includes(id),
    }));
    groups.sort(
      (one, other) =>
        (isBySize ? other.members.length - one.members.length : 0) ||
        one.id.localeCompare(other.id),
    );
    return groups.flatMap((group): Row[] => (group.isOpen ? [group, ...group.members] : [group]));
  }, [openIds, isBySize]);

  return (
    <div role="group" aria-label="Orders by country" style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch name="by-size" checked={isBySize} />}
        label="Largest groups first"
        onChange={(_, checked) => setIsBySize(checked)}
      />
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelection={false}
          onRowClick={({ row }) => {
            const { id, members } = row as Group;
            if (members) {
              setOpenIds((old) =>
                old.includes(id) ? old.filter((one) => one !== id) : [...old, id],
              );
            }
          }}
          getRowClassName={({ row }) => ('members' in row ? 'group' : '')}
          sx={{ '& .group': { cursor: 'pointer' } }}
          disableColumnSorting
          disableColumnFilter
          slots={{ footer: OrderCount }}
        />
      </div>
    </div>
  );
}

function OrderCount() {
  return (
    <Box sx={{ px: 1.25, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      Orders: {orders.length}
    </Box>
  );
}
