import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const stations = ['Harbor', 'Airfield', 'Old town', 'Summit'];
const measurements = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  station: stations[index % 4]!,
  wind: ((index * 37) % 141) / 10,
}));

type Measurement = (typeof measurements)[number];

const server = createServer(measurements);

const columns: GridColDef<Measurement>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 100 },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 110 },
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

interface LoadedPage {
  model?: GridPaginationModel;
  rows: Measurement[];
  hasNextPage?: boolean;
}

export default function ServerPaginationGridNoRowCount() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = React.useState(-1);
  const [{ hasNextPage, ...loaded }, setLoaded] = React.useState<LoadedPage>({ rows: [] });

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .fetchRows({ ...model, signal: controller.signal })
      .then(({ rows, rowCount: total }) => {
        // A server that doesn't count says only whether there are more rows.
        const end = model.page * model.pageSize + rows.length;
        setLoaded({ model, rows, hasNextPage: end < total });
      })
      .catch(() => {});
    return () => controller.abort();
  }, [model]);

  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  const isLoading = loaded.model !== model;
  return (
    <div role="group" aria-label="Measurements" style={{ height: 371, width: '100%' }}>
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
