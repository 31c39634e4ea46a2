import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const saved = [
  { id: 1, article: 'Clay pot', price: 8.5, stock: 40 },
  { id: 2, article: 'Watering can', price: 19.9, stock: 12 },
  { id: 3, article: 'Seed box', price: 6.75, stock: 85 },
];

type Article = (typeof saved)[number];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const number = { type: 'number', width: 100, editable: true, renderEditCell: NamedField } as const;

const columns: GridColDef<Article>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price', ...number },
  { field: 'stock', headerName: 'Stock', ...number },
];

export default function BulkEditing() {
  const [rows, setRows] = React.useState(saved);
  const [changed, setChanged] = React.useState<ReadonlyMap<number, Article>>(new Map());
  const [message, setMessage] = React.useState('');
  const group = React.useRef<HTMLDivElement>(null);

  const keep = (row: Article) => {
    const { price, stock } = rows.find(({ id }) => id === row.id)!;
    setChanged((old) => {
      const next = new Map(old).set(row.id, row);
      if (row.price === price && row.stock === stock) {
        next.delete(row.id);
      }
      return next;
    });
    setMessage('');
    return row;
  };
  const finish = (text: string, nextRows: Article[]) => {
    setRows(nextRows);
    setChanged(new Map());
    setMessage(text);
    group.current?.focus();
  };
  const save = () =>
    finish(
      `${changed.size} rows saved`,
      rows.map((row) => changed.get(row.id) ?? row),
    );
  const discard = () => finish('Changes discarded', [...rows]);

  return (
    <div ref={group} tabIndex={-1} role="group" aria-label="Articles" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
        <Button variant="contained" disabled={changed.size === 0} onClick={save}>
          Save
        </Button>
        <Button disabled={changed.size === 0} onClick={discard}>
          Discard
        </Button>
        <Typography role="status" variant="body2">
          {message || `Rows changed: ${changed.size}`}
        </Typography>
      </Stack>
      <div style={{ height: 215 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          processRowUpdate={keep}
          getRowClassName={({ id }) => (changed.has(id as number) ? 'changed' : '')}
          sx={{ '& .changed': { bgcolor: 'action.selected', fontWeight: 'bold' } }}
        />
      </div>
    </div>
  );
}
