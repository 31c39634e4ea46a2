import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const server = createServer(createEmployees(12), { latency: 1500 });

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 90 },
];

export default function LoadingOverlaySkeleton() {
  const [rows, setRows] = React.useState<Employee[]>([]);
  const [status, setStatus] = React.useState('Loading');
  const [visit, setVisit] = React.useState(1);

  React.useEffect(() => {
    let isCurrent = true;
    const show = (nextRows: Employee[], nextStatus: string) => {
      if (isCurrent) {
        setRows(nextRows);
        setStatus(nextStatus);
      }
    };
    show([], 'Loading');
    server.fetchRows().then(
      (response) => show(response.rows, `Employees: ${response.rowCount}`),
      () => show([], 'The employees could not be loaded'),
    );
    return () => {
      isCurrent = false;
    };
  }, [visit]);

  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <Button onClick={() => setVisit(visit + 1)} sx={{ mb: 1 }}>
        Load again
      </Button>
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={status === 'Loading'}
          localeText={{ noRowsLabel: status }}
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
        />
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
