import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const total = 60;
const size = 20;
const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const roles = ['Assistant', 'Specialist', 'Lead', 'Manager'];
const employees = Array.from({ length: total }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  role: roles[index % 4]!,
}));

const server = createServer(employees, { latency: 700 });

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 110 },
];

export default function LoadMoreRows() {
  const [rows, setRows] = React.useState(employees.slice(0, size));
  const [isLoading, setIsLoading] = React.useState(false);
  const [message, setMessage] = React.useState(`${size} employees are loaded`);
  const isComplete = rows.length === total;
  const loadMore = async () => {
    if (isLoading || isComplete) {
      return;
    }
    setIsLoading(true);
    try {
      const more = await server.fetchRows({ page: rows.length / size, pageSize: size });
      setRows((current) => [...current, ...more.rows]);
      setMessage(`${rows.length + more.rows.length} of ${more.rowCount} employees are loaded`);
    } catch (error) {
      setMessage((error as Error).message);
    }
    setIsLoading(false);
  };
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <div style={{ height: 360 }}>
        <DataGrid rows={rows} columns={columns} loading={isLoading} hideFooter />
      </div>
      <Button
        aria-disabled={isComplete}
        onClick={() => void loadMore()}
        sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
      >
        Load {size} more
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </div>
  );
}
