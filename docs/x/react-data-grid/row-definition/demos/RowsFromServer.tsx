import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const employees = [
  { id: 1, name: 'Mei Abebe', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', city: 'İzmir' },
];

type Employee = (typeof employees)[number];

const server = createServer(employees, { latency: 1200 });

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 120 },
];

export default function RowsFromServer() {
  const [rows, setRows] = React.useState<Employee[]>();
  const [error, setError] = React.useState('');
  const [attempt, setAttempt] = React.useState(1);

  React.useEffect(() => {
    const controller = new AbortController();
    server.fetchRows({ signal: controller.signal }).then(
      (response) => setRows(response.rows),
      (reason: Error) => reason.name !== 'AbortError' && setError(reason.message),
    );
    return () => controller.abort();
  }, [attempt]);

  const reload = () => {
    setRows(undefined);
    setError('');
    setAttempt(attempt + 1);
  };
  const isLoading = !rows && !error;
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <Button onClick={reload}>Load again</Button>
      <Button
        onClick={() => {
          server.failNext();
          reload();
        }}
      >
        Load with an error
      </Button>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 371 }}>
        <DataGrid rows={rows ?? []} columns={columns} loading={isLoading} />
      </div>
    </div>
  );
}
