import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';

const duration: GridColTypeDef<number, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
};

const rows = [
  { id: 1, trail: 'Lake loop', ascent: 135, descent: 95 },
  { id: 2, trail: 'Ridge path', ascent: 260, descent: 180 },
  { id: 3, trail: 'Old mill', ascent: 45, descent: 40 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 110 },
  { field: 'ascent', headerName: 'Way up', ...duration },
  { field: 'descent', headerName: 'Way down', ...duration, description: 'Without breaks' },
];

export default function DurationColumnType() {
  return (
    <div role="group" aria-label="Trails" style={{ height: 214, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
