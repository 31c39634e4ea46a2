import * as React from 'react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams, GridSortModel } from '@mui/x-data-grid';
import { createServer } from '../../../data/server';

const rowCount = 100;
const batch = 20;

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const orders = Array.from({ length: rowCount }, (_, index) => ({
  id: 100 - index,
  number: `A-${1100 - index}`,
  customer: customers[index % 5]!,
  quantity: 1 + ((index * 7) % 24),
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

type Row = Order | { id: string; isLoading: true };

const nothing: Row[] = Array.from({ length: rowCount }, (_, index) => ({
  id: `loading-${index}`,
  isLoading: true,
}));

const renderCell = ({ row, formattedValue, colDef }: GridRenderCellParams<Row>) =>
  'isLoading' in row ? (
    <Skeleton sx={{ my: 1.5 }} width={colDef.width} aria-label="Loading" />
  ) : (
    String(formattedValue)
  );

const columns: GridColDef<Row>[] = [
  { field: 'number', headerName: 'Order', width: 90, renderCell },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170, renderCell },
  { field: 'quantity', headerName: 'Quantity', width: 110, renderCell },
];

export default function PlaceholderRows() {
  const apiRef = useGridApiRef();
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState(nothing);
  const loadedCount = rows.filter((row) => !('isLoading' in row)).length;

  React.useEffect(() => {
    const controller = new AbortController();
    const requested = new Set<number>();
    const load = async (page: number) => {
      requested.add(page);
      try {
        const answer = await server.fetchRows({
          page,
          pageSize: batch,
          sortModel,
          signal: controller.signal,
        });
        const start = page * batch;
        setRows((old) => [...old.slice(0, start), ...answer.rows, ...old.slice(start + batch)]);
      } catch {
        // The rows stay placeholders, and are requested again when they come into view.
        requested.delete(page);
      }
    };
    const loadInterval = (firstRowIndex: number, lastRowIndex: number) => {
      const last = Math.min(lastRowIndex, rowCount) - 1;
      for (let page = Math.floor(firstRowIndex / batch); page * batch <= last; page += 1) {
        if (!requested.has(page)) {
          void load(page);
        }
      }
    };

    setRows(nothing);
    const { firstRowIndex, lastRowIndex } = apiRef.current.state.virtualization.renderContext;
    loadInterval(firstRowIndex, Math.max(lastRowIndex, 1));

    let timer: ReturnType<typeof setTimeout>;
    const stop = apiRef.current.subscribeEvent('renderedRowsIntervalChange', (interval) => {
      clearTimeout(timer);
      timer = setTimeout(() => loadInterval(interval.firstRowIndex, interval.lastRowIndex), 150);
    });
    return () => {
      clearTimeout(timer);
      stop();
      controller.abort();
    };
  }, [apiRef, sortModel]);

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          disableColumnFilter
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {loadedCount} of {rowCount} orders loaded
      </Typography>
    </div>
  );
}
