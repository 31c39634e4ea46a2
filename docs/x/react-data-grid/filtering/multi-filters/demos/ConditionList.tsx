import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 80, customer: 'Abebe Bicycles', article: 'Compost, 40 l', quantity: 7 },
  { id: 79, customer: 'Ivanova Bicycles', article: 'Garden gloves', quantity: 4 },
  { id: 78, customer: 'Patel Garden Supply', article: 'Clay pot, small', quantity: 11 },
  { id: 77, customer: 'Moreau Bicycles', article: 'Clay pot, large', quantity: 11 },
  { id: 76, customer: 'Okafor & Daughters', article: 'Garden gloves', quantity: 4 },
  { id: 75, customer: 'Demir Books', article: 'Raised bed, cedar', quantity: 6 },
  { id: 74, customer: 'Nakamura Studio', article: 'Seed box, herbs', quantity: 21 },
  { id: 73, customer: 'Schmidt Garden Supply', article: 'Pruning shears', quantity: 17 },
  { id: 68, customer: 'Schmidt Books', article: 'Clay pot, small', quantity: 8 },
  { id: 64, customer: 'Patel Garden Supply', article: 'Clay pot, large', quantity: 8 },
];

type Order = (typeof orders)[number];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'article', headerName: 'Article', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const tests = {
  contains: (cell: string | number, value: string) =>
    String(cell).toLowerCase().includes(value.trim().toLowerCase()),
  'is at least': (cell: string | number, value: string) => Number(cell) >= Number(value),
  'is at most': (cell: string | number, value: string) => Number(cell) <= Number(value),
};

interface Condition {
  id: number;
  field: 'customer' | 'article' | 'quantity';
  operator: keyof typeof tests;
  value: string;
}

const operatorsOf = (field: Condition['field']): Condition['operator'][] =>
  field === 'quantity' ? ['is at least', 'is at most'] : ['contains'];

function isMatch(order: Order, { field, operator, value }: Condition) {
  return tests[operator](order[field], value);
}

export default function ConditionList() {
  const [conditions, setConditions] = React.useState<Condition[]>([
    { id: 1, field: 'article', operator: 'contains', value: 'clay' },
    { id: 2, field: 'quantity', operator: 'is at least', value: '5' },
  ]);
  const [mode, setMode] = React.useState<'all' | 'any'>('all');
  const addRef = React.useRef<HTMLButtonElement>(null);

  const rows = React.useMemo(() => {
    const active = conditions.filter(({ value }) => value.trim() !== '');
    return orders.filter((order) =>
      mode === 'all' || active.length === 0
        ? active.every((condition) => isMatch(order, condition))
        : active.some((condition) => isMatch(order, condition)),
    );
  }, [conditions, mode]);

  const change = (id: number, changes: Partial<Condition>) =>
    setConditions(conditions.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const add = () => {
    const id = Math.max(0, ...conditions.map((one) => one.id)) + 1;
    setConditions([...conditions, { id, field: 'customer', operator: 'contains', value: '' }]);
  };
  const remove = (id: number) => {
    setConditions(conditions.filter((one) => one.id !== id));
    addRef.current?.focus();
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      {conditions.map(({ id, field, operator, value }, index) => (
        <Stack
          key={id}
          role="group"
          aria-label={`Condition ${index + 1}`}
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <TextField
            select
            size="small"
            label="Column"
            name={`column-${id}`}
            value={field}
            onChange={({ target }) => {
              const next = target.value as Condition['field'];
              change(id, { field: next, operator: operatorsOf(next)[0]!, value: '' });
            }}
            sx={{ width: 130 }}
          >
            {columns.map((column) => (
              <MenuItem key={column.field} value={column.field}>
                {column.headerName}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label="Operator"
            name={`operator-${id}`}
            value={operator}
            onChange={({ target }) =>
              change(id, { operator: target.value as Condition['operator'] })
            }
            sx={{ width: 130 }}
          >
            {operatorsOf(field).map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            size="small"
            label="Value"
            name={`value-${id}`}
            type={field === 'quantity' ? 'number' : 'text'}
            value={value}
            onChange={({ target }) => change(id, { value: target.value })}
            sx={{ width: 130 }}
          />
          <Button aria-label={`Remove condition ${index + 1}`} onClick={() => remove(id)}>
            Remove
          </Button>
        </Stack>
      ))}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button ref={addRef} variant="outlined" onClick={add}>
          Add condition
        </Button>
        <TextField
          select
          size="small"
          label="Rows match"
          name="mode"
          value={mode}
          onChange={({ target }) => setMode(target.value as typeof mode)}
          sx={{ width: 170 }}
        >
          <MenuItem value="all">All conditions</MenuItem>
          <MenuItem value="any">Any condition</MenuItem>
        </TextField>
      </Stack>
      <div role="group" aria-label="Orders" style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          disableColumnFilter
          localeText={{ noRowsLabel: 'No order matches.' }}
        />
      </div>
    </Stack>
  );
}
