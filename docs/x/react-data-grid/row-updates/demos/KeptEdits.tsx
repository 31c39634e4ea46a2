import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
  hours: number;
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 140, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
];

export default function KeptEdits() {
  const [rows, setRows] = React.useState<Task[]>([
    { id: 1, title: 'Paint the fence', hours: 6 },
    { id: 2, title: 'Plant the hedge', hours: 4 },
  ]);
  const save = (saved: Task) => {
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };
  const add = () => setRows([...rows, { id: rows.length + 1, title: 'New task', hours: 1 }]);
  const hours = rows.reduce((sum, row) => sum + row.hours, 0);
  return (
    <div role="group" aria-label="Tasks" style={{ width: '100%' }}>
      <Button size="small" variant="outlined" onClick={add} sx={{ mb: 2 }}>
        Add a task
      </Button>
      <div style={{ height: 319 }}>
        <DataGrid rows={rows} columns={columns} processRowUpdate={save} />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {rows.length} tasks, {hours} hours
      </Typography>
    </div>
  );
}
