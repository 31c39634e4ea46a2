import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const articles = ['Clay pot', 'Watering can', 'Garden gloves', 'Pruning shears'];
const orders = Array.from({ length: 23 }, (_, index) => ({
  id: 23 - index,
  number: `A-${1023 - index}`,
  article: articles[index % 4]!,
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
];

// Unlike `disabled`, `aria-disabled` keeps the focus on the button, also while the grid loads.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

/** Asks for orders that are older than the one with the id `cursor`, newest first. */
async function fetchOlder(cursor: number | undefined, pageSize: number, signal: AbortSignal) {
  const items = cursor === undefined ? [] : [{ field: 'id', operator: '<', value: cursor }];
  const { rows, rowCount } = await server.fetchRows({ pageSize, filterModel: { items }, signal });
  return { rows, hasNextPage: rowCount > rows.length };
}

export default function CursorPaginationGrid() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = React.useState(-1);
  const [{ hasNextPage, ...loaded }, setLoaded] = React.useState<{
    model?: GridPaginationModel;
    rows: Order[];
    hasNextPage?: boolean;
  }>({ rows: [] });
  const cursors = React.useRef<(number | undefined)[]>([]); // where each page starts

  React.useEffect(() => {
    const controller = new AbortController();
    fetchOlder(cursors.current[model.page], model.pageSize, controller.signal)
      .then((response) => {
        cursors.current[model.page + 1] = response.rows.at(-1)?.id;
        setLoaded({ model, ...response });
      })
      .catch(() => {});
    return () => controller.abort();
  }, [model]);

  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  const isLoading = loaded.model !== model;
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={loaded.rows}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={paginationMeta}
        loading={isLoading}
        columns={columns}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={(next) => setModel(isLoading ? model : next)}
        pageSizeOptions={[5]}
        slotProps={{ pagination }}
        disableColumnFilter
        disableColumnSorting
      />
    </div>
  );
}
