import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const collator = new Intl.Collator('en', { numeric: true });

const rows = ['Sheet 10', 'Sheet 2', 'Sheet 1', 'Sheet 21', 'Sheet 3'].map((id) => ({ id }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'As text', flex: 1, minWidth: 120 },
  {
    field: 'name',
    headerName: 'With numbers',
    flex: 1,
    minWidth: 140,
    valueGetter: (_, row) => row.id,
    sortComparator: collator.compare,
  },
];

export default function NaturalOrder() {
  return (
    <div role="group" aria-label="Sheets" style={{ height: 319, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'id', sort: 'asc' }] } }}
      />
    </div>
  );
}
