import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'bridge', name: 'Footbridge', budget: 84000, spent: 61200, status: 'Building' },
  { id: 'library', name: 'Library roof', budget: 120000, spent: 120000, status: 'Done' },
  { id: 'square', name: 'Market square', budget: 46500, spent: 5100, status: 'Planning' },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Project', flex: 1, minWidth: 140 },
  {
    field: 'left',
    headerName: 'Left to spend',
    type: 'number',
    width: 140,
    valueGetter: (_, row) => row.budget - row.spent,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: ({ row }) => <Chip label={row.status} size="small" />,
  },
];

export default function ProjectColumns() {
  return (
    <div role="group" aria-label="Projects" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
