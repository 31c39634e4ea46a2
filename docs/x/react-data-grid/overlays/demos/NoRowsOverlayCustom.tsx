import * as React from 'react';
import EventSeatIcon from '@mui/icons-material/EventSeat';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const people = [
  { id: 1, name: 'Oluwaseun Almeida', city: 'Lisbon' },
  { id: 2, name: 'Oluwaseun Jensen', city: 'Porto Alegre' },
  { id: 3, name: 'Sofia Eze', city: 'Pune' },
  { id: 4, name: 'Samir Mensah', city: 'Nagoya' },
  { id: 5, name: 'Keoni Kowalski', city: 'İzmir' },
  { id: 6, name: 'Noah Tanaka', city: 'Lyon' },
  { id: 7, name: 'Mateo Haddad', city: 'Porto Alegre' },
  { id: 8, name: 'Priya Mensah', city: 'Nagoya' },
];

type Employee = (typeof people)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'From', width: 120 },
];

function NoGuests() {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <EventSeatIcon color="disabled" sx={{ fontSize: 48 }} />
      <Typography variant="body2">Nobody has registered yet</Typography>
    </GridOverlay>
  );
}

export default function NoRowsOverlayCustom() {
  const [count, setCount] = React.useState(0);
  return (
    <div role="group" aria-label="Guests" style={{ width: '100%' }}>
      <Button onClick={() => setCount(Math.min(count + 1, people.length))}>Add a guest</Button>
      <Button onClick={() => setCount(0)}>Remove all</Button>
      <div style={{ height: 267 }}>
        <DataGrid
          rows={people.slice(0, count)}
          columns={columns}
          hideFooter
          slots={{ noRowsOverlay: NoGuests }}
        />
      </div>
      <p role="status">{count === 0 ? 'No guests' : `Guests: ${count}`}</p>
    </div>
  );
}
