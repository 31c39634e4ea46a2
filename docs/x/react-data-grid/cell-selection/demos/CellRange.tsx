import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridCellCoordinates, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, article: 'Clay pot', may: 12, june: 9, july: 15 },
  { id: 2, article: 'Watering can', may: 4, june: 6, july: 3 },
  { id: 3, article: 'Seed box', may: 20, june: 18, july: 25 },
  { id: 4, article: 'Garden gloves', may: 7, june: 11, july: 8 },
];

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'may', headerName: 'May', type: 'number', width: 80 },
  { field: 'june', headerName: 'June', type: 'number', width: 80 },
  { field: 'july', headerName: 'July', type: 'number', width: 80 },
];

function between<Item>(items: Item[], first: Item, last: Item) {
  const [start = 0, end = 0] = [items.indexOf(first), items.indexOf(last)].sort((a, b) => a - b);
  return items.slice(start, end + 1);
}

export default function CellRange() {
  const apiRef = useGridApiRef();
  const [[from, to], setRange] = React.useState<GridCellCoordinates[]>([]);
  const input = React.useRef({ isKey: false, isShift: false });

  React.useEffect(() => {
    const select = (cell: GridCellCoordinates, isExtending: boolean) =>
      setRange(([first = cell]) => [isExtending ? first : cell, cell]);
    const stops = [
      apiRef.current.subscribeEvent('cellMouseDown', ({ id, field }) =>
        select({ id, field }, input.current.isShift),
      ),
      apiRef.current.subscribeEvent('cellMouseOver', ({ id, field }, event) => {
        if (event.buttons === 1) {
          select({ id, field }, true);
        }
      }),
      apiRef.current.subscribeEvent('cellFocusIn', ({ id, field }) => {
        if (input.current.isKey) {
          select({ id, field }, input.current.isShift);
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [apiRef]);

  // The selectors give the order on the screen, after sorting and filtering.
  const ids = from && to ? between(gridExpandedSortedRowIdsSelector(apiRef), from.id, to.id) : [];
  const fields =
    from && to ? between(gridVisibleColumnFieldsSelector(apiRef), from.field, to.field) : [];
  const cells = ids.map((id) => fields.map((field) => apiRef.current.getCellParams(id, field)));
  const numbers = cells.flat().flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const sum = numbers.reduce((total, value) => total + value, 0);

  // Events in a panel of the grid bubble up to here as well.
  const isInside = ({ currentTarget, target }: React.SyntheticEvent) =>
    currentTarget.contains(target as Node);
  const clear = () => setRange([]);
  const handleKey = (event: React.KeyboardEvent) => {
    input.current = { isKey: true, isShift: event.shiftKey };
    const isCopy = event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey);
    if (isCopy && cells.length > 0 && isInside(event)) {
      // The grid would copy the focused cell. The browser sends "copy" nevertheless.
      event.stopPropagation();
    }
  };
  const copy = (event: React.ClipboardEvent) => {
    if (cells.length > 0 && isInside(event)) {
      const lines = cells.map((line) =>
        line.map(({ formattedValue }) => formattedValue).join('\t'),
      );
      event.clipboardData.setData('text/plain', lines.join('\r\n'));
      event.preventDefault();
    }
  };

  return (
    <div
      role="group"
      aria-label="Sold pieces"
      style={{ width: '100%' }}
      onCopy={copy}
      onKeyDownCapture={handleKey}
      onMouseDownCapture={(event) => {
        input.current = { isKey: false, isShift: event.shiftKey };
      }}
    >
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowSelection={false}
          hideFooter
          onSortModelChange={clear}
          onFilterModelChange={clear}
          onColumnVisibilityModelChange={clear}
          getCellClassName={({ id, field }) =>
            ids.includes(id) && fields.includes(field) ? 'in-range' : ''
          }
          sx={{ '& .in-range': { bgcolor: 'action.selected' }, userSelect: 'none' }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {cells.length === 0 ? 'No cells selected' : `Numbers: ${numbers.length}, sum: ${sum}`}
      </Typography>
    </div>
  );
}
