import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, plant: 'Lavender', light: 'Full sun', water: 'Little' },
  { id: 2, plant: 'Fern', light: 'Shade', water: 'Plenty' },
  { id: 3, plant: 'Rosemary', light: 'Full sun', water: 'Little' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'plant', headerName: 'From 120', width: 140, minWidth: 120 },
  { field: 'light', headerName: 'Up to 160', width: 120, maxWidth: 160 },
  { field: 'water', headerName: 'Any', width: 70 },
];

export default function ColumnMinWidthGrid() {
  return (
    <div role="group" aria-label="Plants" style={{ height: 214, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
