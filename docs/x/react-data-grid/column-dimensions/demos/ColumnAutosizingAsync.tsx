import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const server = createServer(createEmployees(5), { latency: 800 });

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
