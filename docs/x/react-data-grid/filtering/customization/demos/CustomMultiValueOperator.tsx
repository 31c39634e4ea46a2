import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';

const rows = [
  { id: 60, customer: 'Abebe Bicycles', quantity: 7 },
  { id: 59, customer: 'Ivanova Bicycles', quantity: 4 },
  { id: 58, customer: 'Patel Garden Supply', quantity: 11 },
  { id: 57, customer: 'Moreau Bicycles', quantity: 11 },
  { id: 56, customer: 'Okafor & Daughters', quantity: 4 },
  { id: 55, customer: 'Demir Books', quantity: 6 },
  { id: 54, customer: 'Nakamura Studio', quantity: 21 },
  { id: 49, customer: 'Moreau Books', quantity: 6 },
  { id: 48, customer: 'Schmidt Books', quantity: 8 },
  { id: 44, customer: 'Patel Garden Supply', quantity: 8 },
];

type Order = (typeof rows)[number];

type Range = [from: string, to: string];

const rangeOf = (value: unknown): Range => (Array.isArray(value) ? (value as Range) : ['', '']);

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to] = rangeOf(item.value);
  const field = (label: string, value: string, next: (value: string) => Range) => (
    <TextField
      type="number"
      variant="standard"
      name={label.toLowerCase()}
      label={label}
      value={value}
      inputRef={label === 'From' ? focusElementRef : undefined}
      onChange={(event) => {
        const range = next(event.target.value);
        applyValue({ ...item, value: range.some(Boolean) ? range : undefined });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack direction="row" spacing={1}>
      {field('From', from, (value) => [value, to])}
      {field('To', to, (value) => [from, value])}
    </Stack>
  );
}

const between: GridFilterOperator<Order, number> = {
  label: 'between',
  value: 'between',
  InputComponent: RangeInput,
  getApplyFilterFn: (item) => {
    const [from, to] = rangeOf(item.value);
    return from === '' && to === ''
      ? null
      : (value) => (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', width: 150, filterOperators: [between] },
];

const items = [{ field: 'quantity', operator: 'between', value: ['5', '8'] }];

export default function CustomMultiValueOperator() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items } } }}
      />
    </div>
  );
}
