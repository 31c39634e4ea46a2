import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';
import { createServer } from '../../data/server';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
];

const server = createServer(createParcels(40));

interface Loaded {
  model?: GridPaginationModel;
  rows: Parcel[];
  rowCount: number;
  error?: string;
}

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
        />
      </div>
    </div>
  );
}
