import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const parcels = Array.from({ length: 28 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  to: cities[index % 5]!,
  weight: (2 + ((index * 37) % 239)) / 10,
}));

type Parcel = (typeof parcels)[number];

const server = createServer(parcels);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'kg', type: 'number', width: 80 },
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
  rows: Parcel[];
  hasNextPage?: boolean;
}

export default function ServerPaginationGridEstimated() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = React.useState(-1);
  const [{ hasNextPage, ...loaded }, setLoaded] = React.useState<LoadedPage>({ rows: [] });

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .fetchRows({ ...model, signal: controller.signal })
      .then(({ rows, rowCount: total }) => {
        const end = model.page * model.pageSize + rows.length;
        setLoaded({ model, rows, hasNextPage: end < total });
      })
      .catch(() => {});
    return () => controller.abort();
  }, [model]);

  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  const isLoading = loaded.model !== model;
  return (
    <div role="group" aria-label="Parcels" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={loaded.rows}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={30}
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
