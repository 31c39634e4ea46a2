import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const parcels = [
  { id: 'P700036', to: 'Accra', weight: 3.5 },
  { id: 'P700066', to: 'Busan', weight: 15.9 },
  { id: 'P700083', to: 'Busan', weight: 13.9 },
  { id: 'P700145', to: 'Accra', weight: 20.1 },
  { id: 'P700183', to: 'Accra', weight: 4 },
];

type Parcel = (typeof parcels)[number];

const server = createServer(parcels, { latency: 800 });

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 130 },
];

export default function LoadFailed() {
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [status, setStatus] = React.useState('Not loaded yet');
  const isLoading = status === 'Loading';

  const load = () => {
    setStatus('Loading');
    setRows([]);
    server.fetchRows().then(
      (response) => {
        setRows(response.rows);
        setStatus(`Parcels: ${response.rowCount}`);
      },
      () => setStatus('The parcels could not be loaded'),
    );
  };

  const fail = () => {
    server.failNext();
    load();
  };

  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Button onClick={() => !isLoading && fail()}>Load without a connection</Button>
      <Button onClick={() => !isLoading && load()}>Load</Button>
      <div style={{ height: 319 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={isLoading}
          hideFooter
          localeText={{ noRowsLabel: status }}
        />
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
