import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const parcels = Array.from({ length: 40 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  to: cities[index % 5]!,
}));

type Parcel = (typeof parcels)[number];

const server = createServer(parcels);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
];

interface Loaded {
  model?: GridPaginationModel;
  rows: Parcel[];
  rowCount: number;
  error?: string;
}

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
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

export default function FailedRequest() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [loaded, setLoaded] = React.useState<Loaded>({ rows: [], rowCount: 0 });

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .fetchRows({ ...model, signal: controller.signal })
      .then((response) => setLoaded({ model, ...response }))
      .catch(({ message: error }: Error) => {
        if (!controller.signal.aborted) {
          setLoaded(({ rowCount }) => ({ model, rows: [], rowCount, error }));
        }
      });
    return () => controller.abort();
  }, [model]);

  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Button onClick={() => setModel({ ...model })}>Reload</Button>
      <Button onClick={server.failNext}>Let the next request fail</Button>
      {loaded.error && <Alert severity="error">{loaded.error} Select Reload to try again.</Alert>}
      <div style={{ height: 371, marginTop: 8 }}>
        <DataGrid
          rows={loaded.rows}
          rowCount={loaded.rowCount}
          loading={loaded.model !== model}
          localeText={{ noResultsOverlayLabel: 'These parcels are not loaded' }}
          columns={columns}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          slotProps={{ pagination }}
        />
      </div>
    </div>
  );
}
