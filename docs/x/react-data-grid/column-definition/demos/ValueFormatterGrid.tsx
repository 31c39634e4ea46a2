import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Harbor Bridge', opened: 2004, length: 1991, cost: 84_000_000, used: 0.62 },
  { id: 2, name: 'Mill Crossing', opened: 1932, length: 148, cost: 910_000, used: 0.08 },
  { id: 3, name: 'North Viaduct', opened: 1987, length: 2460, cost: 31_500_000, used: 0.915 },
  { id: 4, name: 'Old Footbridge', opened: 1894, length: 61, cost: null, used: 0.3 },
];

const meters = new Intl.NumberFormat('en', { style: 'unit', unit: 'meter' });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 130 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 100,
    valueFormatter: (year: number) => String(year),
  },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 100,
    valueFormatter: (length: number) => meters.format(length),
  },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 100,
    valueFormatter: (cost: number | null) => (cost === null ? 'Unknown' : euros.format(cost)),
  },
  {
    field: 'used',
    headerName: 'Capacity used',
    type: 'number',
    width: 130,
    valueFormatter: (share: number) => percent.format(share),
  },
];

export default function ValueFormatterGrid() {
  return (
    <div role="group" aria-label="Bridges" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
