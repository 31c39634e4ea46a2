import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const employees = [
  { id: 1, name: 'Mei Abebe', department: 'Support', isRemote: false },
  { id: 2, name: 'Camila Hughes', department: 'Finance', isRemote: false },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', isRemote: false },
  { id: 4, name: 'Elena Okafor', department: 'Finance', isRemote: true },
  { id: 5, name: 'Mei Rossi', department: 'Sales', isRemote: false },
  { id: 6, name: 'Samir Tanaka', department: 'Support', isRemote: false },
  { id: 7, name: 'Yuki Bakker', department: 'Finance', isRemote: true },
  { id: 8, name: 'Rosa Rossi', department: 'Engineering', isRemote: true },
  { id: 9, name: 'Camila Andersson', department: 'Logistics', isRemote: false },
  { id: 10, name: 'Yuki Schmidt', department: 'Design', isRemote: false },
  { id: 11, name: 'Priya Patel', department: 'Design', isRemote: false },
  { id: 12, name: 'Mei Nakamura', department: 'Engineering', isRemote: true },
];

type Employee = (typeof employees)[number];

const server = createServer(employees, { latency: 1500 });

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
