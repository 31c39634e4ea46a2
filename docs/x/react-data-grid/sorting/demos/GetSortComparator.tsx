import { DataGrid, gridNumberComparator } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, sample: 'Well 4', first: 7.1, second: 6.9 },
  { id: 2, sample: 'Brook', first: null, second: null },
  { id: 3, sample: 'Pond', first: 8.3, second: 8.4 },
  { id: 4, sample: 'Well 2', first: 6.6, second: null },
  { id: 5, sample: 'Spring', first: null, second: 7.4 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'sample', headerName: 'Sample', flex: 1, minWidth: 90 },
  { field: 'first', headerName: 'First result', type: 'number', width: 120 },
  {
    field: 'second',
    headerName: 'Second, empty last',
    type: 'number',
    width: 200,
    getSortComparator: (direction) => (value1, value2, cell1, cell2) => {
      if (value1 === null || value2 === null) {
        return Number(value1 === null) - Number(value2 === null);
      }
      const order = gridNumberComparator(value1, value2, cell1, cell2);
      return direction === 'desc' ? -order : order;
    },
  },
];

export default function GetSortComparator() {
  return (
    <div role="group" aria-label="Water samples, pH" style={{ height: 319, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'second', sort: 'asc' }] } }}
      />
    </div>
  );
}
