import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { pivot } from './pivot';

const countries = ['Ghana', 'Colombia', 'South Korea', 'France', 'Brazil'];
const articles = ['Clay pot', 'Watering can', 'Garden gloves', 'Pruning shears'];
const statuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const orders = Array.from({ length: 200 }, (_, index) => ({
  id: 200 - index,
  country: countries[index % 5]!,
  article: articles[index % 4]!,
  quantity: 1 + ((index * 7) % 24),
  status: statuses[(index * 5) % 6]!,
}));

const fields = [
  { field: 'article', label: 'Article' },
  { field: 'country', label: 'Country' },
  { field: 'status', label: 'Status' },
] as const;

type Field = (typeof fields)[number]['field'];

export default function PivotedOrders() {
  const [rowField, setRowField] = React.useState<Field>('article');
  const [columnField, setColumnField] = React.useState<Field>('status');

  const { rows, columns } = React.useMemo(() => {
    const table = pivot(orders, rowField, columnField, 'quantity');
    const label = fields.find(({ field }) => field === rowField)!.label;
    return {
      rows: table.rows,
      columns: [
        { field: 'id', headerName: label, width: 160 },
        ...table.names.map((field): GridColDef => ({ field, type: 'number', width: 120 })),
        { field: 'sum', headerName: 'Sum', type: 'number', width: 90, cellClassName: 'sum' },
      ] satisfies GridColDef[],
    };
  }, [rowField, columnField]);

  // Choosing the other field's value swaps the two.
  const chooseRows = (field: Field) => {
    setColumnField(field === columnField ? rowField : columnField);
    setRowField(field);
  };
  const chooseColumns = (field: Field) => {
    setRowField(field === rowField ? columnField : rowField);
    setColumnField(field);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1, mt: 1 }}>
        {[
          { label: 'Rows', value: rowField, choose: chooseRows },
          { label: 'Columns', value: columnField, choose: chooseColumns },
        ].map(({ label, value, choose }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            name={label.toLowerCase()}
            value={value}
            onChange={({ target }) => choose(target.value as Field)}
            sx={{ width: 130 }}
          >
            {fields.map((option) => (
              <MenuItem key={option.field} value={option.field}>
                {option.label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <div role="group" aria-label="Ordered pieces" style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          sx={{ '& .sum': { fontWeight: 'bold' } }}
        />
      </div>
    </div>
  );
}
