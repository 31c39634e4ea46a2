import { DataGrid, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'peak',
    headerName: 'Peak',
    flex: 1,
    minWidth: 140,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'height',
    headerName: 'Height in m',
    type: 'number',
    width: 140,
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => value === '>=' || value === '<=')
      .map((operator) => ({
        ...operator,
        label: operator.value === '>=' ? 'at least' : 'at most',
      })),
  },
];

const rows = [
  { id: 1, peak: 'Aconcagua', height: 6961 },
  { id: 2, peak: 'Kilimanjaro', height: 5895 },
  { id: 3, peak: 'Mont Blanc', height: 4806 },
  { id: 4, peak: 'Mount Fuji', height: 3776 },
];

export default function RemoveBuiltInOperators() {
  return (
    <div role="group" aria-label="Peaks" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
