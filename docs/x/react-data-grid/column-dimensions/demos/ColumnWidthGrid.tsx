import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, code: 'LIS', airport: 'Lisbon Humberto Delgado', gates: 52 },
  { id: 2, code: 'ACC', airport: 'Accra Kotoka', gates: 18 },
  { id: 3, code: 'YYZ', airport: 'Toronto Pearson', gates: 106 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'code', headerName: 'Code', width: 70 },
  { field: 'airport', headerName: 'Airport', width: 200 },
  { field: 'gates', headerName: 'Gates, default width', type: 'number' },
];

export default function ColumnWidthGrid() {
  return (
    <div role="group" aria-label="Airports" style={{ height: 214, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
