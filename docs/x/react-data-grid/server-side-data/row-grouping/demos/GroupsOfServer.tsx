import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const countries = ['Brazil', 'Canada', 'Colombia', 'France', 'Ghana', 'India', 'Japan', 'Poland'];
const orders = Array.from({ length: 120 }, (_, index) => ({
  id: 120 - index,
  customer: customers[index % 5]!,
  country: countries[(index % 13) % 8]!,
  quantity: 1 + ((index * 7) % 24),
}));

type Order = (typeof orders)[number];
type Group = { country: string; count: number };

const server = createServer(orders);

/** Returns the countries with their numbers of orders, which a server would count in its database. */
async function fetchGroups(): Promise<Group[]> {
  const { rows } = await server.fetchRows();
  return countries.map((country) => ({
    country,
    count: rows.filter((order) => order.country === country).length,
  }));
}

async function fetchOrdersOf(country: string): Promise<Order[]> {
  const items = [{ field: 'country', operator: 'equals', value: country }];
  return (await server.fetchRows({ filterModel: { items } })).rows;
}

type Row =
  | { id: string; kind: 'group'; group: Group; isOpen: boolean }
  | { id: string; kind: 'message'; text: string }
  | { id: number; kind: 'order'; order: Order };

type Answer = 'loading' | 'failed' | Order[];

function rowsOf(group: Group, answer: Answer | undefined): Row[] {
  const first: Row = { id: group.country, kind: 'group', group, isOpen: answer !== undefined };
  if (answer === undefined) {
    return [first];
  }
  if (!Array.isArray(answer)) {
    const text = answer === 'failed' ? 'Not loaded: close and open the group again' : 'Loading…';
    return [first, { id: `${group.country}-message`, kind: 'message', text }];
  }
  return [first, ...answer.map((order): Row => ({ id: order.id, kind: 'order', order }))];
}

export default function GroupsOfServer() {
  const [groups, setGroups] = React.useState<Group[] | null>(null);
  const [open, setOpen] = React.useState<Readonly<Record<string, Answer>>>({});
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    void fetchGroups().then(setGroups);
  }, []);

  const requests = React.useRef<Record<string, object | null>>({});

  const columns = React.useMemo<GridColDef<Row>[]>(() => {
    const toggle = async ({ country }: Group, isOpen: boolean) => {
      const request = isOpen ? null : {};
      requests.current[country] = request;
      if (isOpen) {
        setOpen(({ [country]: _, ...others }) => others);
        return;
      }
      setOpen((old) => ({ ...old, [country]: 'loading' }));
      const answer = await fetchOrdersOf(country).catch(() => 'failed' as const);
      // An answer for a group that was closed meanwhile, and perhaps opened again, is dropped.
      if (requests.current[country] !== request) {
        return;
      }
      setOpen((old) => ({ ...old, [country]: answer }));
      setMessage(
        answer === 'failed'
          ? `The orders of ${country} didn’t load`
          : `${answer.length} orders of ${country} loaded`,
      );
    };
    return [
      {
        field: 'name',
        headerName: 'Country, customer',
        flex: 1,
        minWidth: 200,
        colSpan: (_, { kind }) => (kind === 'message' ? 2 : 1),
        renderCell: ({ row, tabIndex }) =>
          row.kind === 'group' ? (
            <Button
              aria-expanded={row.isOpen}
              tabIndex={tabIndex}
              onKeyDown={(event) => {
                // The grid would scroll a page.
                if (event.key === ' ') {
                  event.stopPropagation();
                }
              }}
              startIcon={row.isOpen ? <KeyboardArrowDownIcon /> : <KeyboardArrowRightIcon />}
              onClick={() => void toggle(row.group, row.isOpen)}
            >
              {row.group.country} ({row.group.count})
            </Button>
          ) : (
            <span style={{ paddingInlineStart: 24 }}>
              {row.kind === 'order' ? row.order.customer : row.text}
            </span>
          ),
      },
      {
        field: 'quantity',
        headerName: 'Quantity',
        type: 'number',
        width: 100,
        valueGetter: (_, row) => (row.kind === 'order' ? row.order.quantity : null),
      },
    ];
  }, []);

  return (
    <div role="group" aria-label="Orders by country" style={{ width: '100%' }}>
      <Button onClick={server.failNext}>Fail the next request</Button>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={groups?.flatMap((group) => rowsOf(group, open[group.country])) ?? []}
          columns={columns}
          loading={groups === null}
          hideFooter
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </div>
  );
}
