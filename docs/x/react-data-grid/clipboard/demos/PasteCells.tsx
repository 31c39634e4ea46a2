import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridFocusCellSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const days = ['monday', 'tuesday', 'wednesday'];

const stock = [
  { id: 1, article: 'Clay pot', monday: 12, tuesday: 9, wednesday: 15 },
  { id: 2, article: 'Watering can', monday: 4, tuesday: 6, wednesday: 3 },
  { id: 3, article: 'Seed box', monday: 20, tuesday: 18, wednesday: 25 },
];

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'monday', headerName: 'Mon', type: 'number', width: 80 },
  { field: 'tuesday', headerName: 'Tue', type: 'number', width: 80 },
  { field: 'wednesday', headerName: 'Wed', type: 'number', width: 80 },
];

export default function PasteCells() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(stock);
  const [text, setText] = React.useState('Focus a number, and paste cells of a spreadsheet.');

  const paste = (event: React.ClipboardEvent) => {
    const focus = gridFocusCellSelector(apiRef);
    if (!focus || !days.includes(focus.field)) {
      return;
    }
    event.preventDefault();
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const first = { row: ids.indexOf(focus.id), column: fields.indexOf(focus.field) };
    const lines = event.clipboardData.getData('text').trimEnd().split(/\r?\n/);
    const changes = lines.flatMap((line, down) =>
      line.split('\t').map((value, across) => ({
        id: ids[first.row + down],
        field: fields[first.column + across] ?? '',
        value: value.trim() === '' ? Number.NaN : Number(value),
      })),
    );
    const valid = changes.filter(
      ({ id, field, value }) => id !== undefined && days.includes(field) && !Number.isNaN(value),
    );
    setRows(
      rows.map((row) => ({
        ...row,
        ...Object.fromEntries(
          valid.filter(({ id }) => id === row.id).map(({ field, value }) => [field, value]),
        ),
      })),
    );
    setText(`${valid.length} of ${changes.length} values pasted.`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 270 }} onPaste={paste}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </div>
  );
}
