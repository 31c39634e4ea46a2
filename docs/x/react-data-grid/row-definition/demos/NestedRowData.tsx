import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  subject: string;
  author: { name: string; team: { name: string } | null };
  openedAt: string;
}

const rows: Ticket[] = [
  {
    id: 71,
    subject: 'Printer offline',
    author: { name: 'Mei Chen', team: { name: 'Sales' } },
    openedAt: '2025-04-07T09:30:00',
  },
  {
    id: 72,
    subject: 'New badge',
    author: { name: 'Samir Haddad', team: null },
    openedAt: '2025-04-08T14:05:00',
  },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Author', width: 130, valueGetter: (_, row) => row.author.name },
  {
    field: 'team',
    headerName: 'Team',
    width: 100,
    valueGetter: (_, row) => row.author.team?.name ?? 'No team',
  },
  {
    field: 'openedAt',
    headerName: 'Opened',
    type: 'dateTime',
    width: 180,
    valueGetter: (value: string) => new Date(value),
  },
];

export default function NestedRowData() {
  return (
    <div role="group" aria-label="Tickets" style={{ height: 215, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
