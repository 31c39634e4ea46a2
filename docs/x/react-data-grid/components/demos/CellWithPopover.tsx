import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', email: 'mei.abebe.1@example.com', role: 'Lead' },
  { id: 2, name: 'Camila Hughes', email: 'camila.hughes.2@example.com', role: 'Assistant' },
  { id: 3, name: 'Mateo Patel', email: 'mateo.patel.3@example.com', role: 'Specialist' },
  { id: 4, name: 'Elena Okafor', email: 'elena.okafor.4@example.com', role: 'Assistant' },
  { id: 5, name: 'Mei Rossi', email: 'mei.rossi.5@example.com', role: 'Specialist' },
  { id: 6, name: 'Samir Tanaka', email: 'samir.tanaka.6@example.com', role: 'Assistant' },
  { id: 7, name: 'Yuki Bakker', email: 'yuki.bakker.7@example.com', role: 'Assistant' },
  { id: 8, name: 'Rosa Rossi', email: 'rosa.rossi.8@example.com', role: 'Assistant' },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  // With `renderCell`, the cell has no native tooltip.
  { field: 'email', headerName: 'Email', width: 130, renderCell: ({ row }) => row.email },
  { field: 'role', headerName: 'Role', width: 100 },
];

interface Shown {
  anchor: HTMLElement;
  text: string;
}

export default function CellWithPopover() {
  const [shown, setShown] = React.useState<Shown | null>(null);
  const show = ({ currentTarget: anchor }: React.SyntheticEvent<HTMLElement>) => {
    const row = rows.find(({ id }) => String(id) === anchor.parentElement?.dataset.id);
    const isEmail = anchor.dataset.field === 'email';
    setShown(row && isEmail ? { anchor, text: row.email } : null);
  };
  const hide = () => setShown(null);
  const hideByKey = ({ key }: React.KeyboardEvent) => key === 'Escape' && hide();
  return (
    <div role="group" aria-label="Employees" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{
          cell: {
            onMouseEnter: show,
            onMouseLeave: hide,
            onFocus: show,
            onBlur: hide,
            onKeyDown: hideByKey,
          },
        }}
        hideFooter
      />
      <Popper
        open={shown !== null}
        anchorEl={shown?.anchor}
        placement="bottom-start"
        role="tooltip"
      >
        <Paper elevation={4} sx={{ p: 1 }}>
          {shown?.text}
        </Paper>
      </Popper>
    </div>
  );
}
