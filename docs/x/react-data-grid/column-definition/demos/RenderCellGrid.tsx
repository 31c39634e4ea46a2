import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, course: 'First aid', done: 100 },
  { id: 2, course: 'Forklift license', done: 45 },
  { id: 3, course: 'Fire safety', done: 10 },
];

export default function RenderCellGrid() {
  const [message, setMessage] = React.useState('No course opened yet');
  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'course', headerName: 'Course', flex: 1, minWidth: 120 },
      {
        field: 'done',
        headerName: 'Progress',
        type: 'number',
        display: 'flex',
        width: 120,
        renderCell: ({ row }) => (
          <LinearProgress
            variant="determinate"
            value={row.done}
            aria-label={`${row.course}, progress`}
            sx={{ width: '100%' }}
          />
        ),
      },
      {
        field: 'open',
        headerName: 'Open',
        sortable: false,
        filterable: false,
        width: 110,
        renderCell: ({ row, hasFocus }) => (
          <Button
            size="small"
            aria-label={`Open ${row.course}`}
            tabIndex={hasFocus ? 0 : -1}
            onClick={() => setMessage(`Opened: ${row.course}`)}
            onKeyDown={(event) => {
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
          >
            Open
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <div role="group" aria-label="Courses" style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid rows={rows} columns={columns} hideFooter disableRowSelectionOnClick />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
