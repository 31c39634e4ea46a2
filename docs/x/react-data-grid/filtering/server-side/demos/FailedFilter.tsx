import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createEmployees } from '../../../data/employees';
import type { Employee } from '../../../data/employees';
import { createServer } from '../../../data/server';

const server = createServer(createEmployees(300));

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
];

export default function FailedFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState<Employee[]>([]);
  const [state, setState] = React.useState<'loading' | 'done' | 'failed'>('loading');

  React.useEffect(() => {
    const controller = new AbortController();
    setState('loading');
    server
      .fetchRows({ filterModel, signal: controller.signal })
      .then((response) => {
        setRows(response.rows);
        setState('done');
      })
      .catch(() => {
        if (!controller.signal.aborted) {
          setState('failed');
        }
      });
    return () => controller.abort();
  }, [filterModel]);

  const retry = () => setFilterModel({ ...filterModel });

  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <Button onClick={server.failNext}>Fail the next request</Button>
      <Button onClick={retry}>Load again</Button>
      {state === 'failed' && (
        <Alert severity="error">Not loaded. These are the employees of the last answer.</Alert>
      )}
      <div style={{ height: 420 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={state === 'loading'}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          localeText={{ noRowsLabel: 'No employee matches' }}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
        />
      </div>
    </div>
  );
}
