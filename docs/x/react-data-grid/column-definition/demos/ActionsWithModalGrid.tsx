import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const allRows = [
  { id: 1, name: 'Weekly report', runs: 'On Mondays' },
  { id: 2, name: 'Stock count', runs: 'At night' },
  { id: 3, name: 'Invoice reminder', runs: 'Every hour' },
];

type Row = (typeof allRows)[number];

export default function ActionsWithModalGrid() {
  const [rows, setRows] = React.useState(allRows);
  const [target, setTarget] = React.useState(allRows[0]!);
  const [open, setOpen] = React.useState(false);
  const restoreRef = React.useRef<HTMLButtonElement>(null);
  const columns = React.useMemo<GridColDef<Row>[]>(
    () => [
      { field: 'name', headerName: 'Job', flex: 1, minWidth: 120 },
      { field: 'runs', headerName: 'Runs', width: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            // Without this, the grid uses Space to move the focus.
            onKeyDown={(event: React.KeyboardEvent) => event.key === ' ' && event.stopPropagation()}
            onClick={() => {
              setTarget(row);
              setOpen(true);
            }}
          />,
        ],
      },
    ],
    [],
  );
  const remove = () => {
    setRows(rows.filter(({ id }) => id !== target.id));
    setOpen(false);
  };
  const focusRestore = () => {
    if (!rows.includes(target)) {
      restoreRef.current?.focus();
    }
  };
  return (
    <div role="group" aria-label="Jobs" style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid rows={rows} columns={columns} hideFooter disableRowSelectionOnClick />
      </div>
      <Button ref={restoreRef} onClick={() => setRows(allRows)} sx={{ mt: 1 }}>
        Restore all jobs
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="delete-job"
        TransitionProps={{ onExited: focusRestore }}
      >
        <DialogTitle id="delete-job">Delete “{target.name}”?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button color="error" onClick={remove}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
