import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const employees = [
  { id: 1, name: 'Mei Abebe', email: 'mei.abebe.1@example.com', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', email: 'camila.hughes.2@example.com', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', email: 'mateo.patel.3@example.com', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', email: 'elena.okafor.4@example.com', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', email: 'mei.rossi.5@example.com', city: 'İzmir' },
];

type Employee = (typeof employees)[number];

const server = createServer(employees, { latency: 800 });

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'email', headerName: 'Email' },
  { field: 'city', headerName: 'City' },
];

export default function ColumnAutosizingAsync() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Employee[]>([]);
  const [loading, setLoading] = React.useState(false);
  const load = async () => {
    if (loading) {
      return;
    }
    setLoading(true);
    setRows([]);
    const response = await server.fetchRows();
    const stop = apiRef.current.subscribeEvent('renderedRowsIntervalChange', () => {
      stop();
      void apiRef.current.autosizeColumns({ includeOutliers: true });
    });
    setRows(response.rows);
    setLoading(false);
  };
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void load()} sx={{ mb: 1 }}>
        Load employees
      </Button>
      <div style={{ height: 318 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} loading={loading} hideFooter />
      </div>
    </div>
  );
}
