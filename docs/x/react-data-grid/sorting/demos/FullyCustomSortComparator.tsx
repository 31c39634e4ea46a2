import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

const rows = [
  { id: 1, article: 'Rain jacket', size: 'L', stock: 14 },
  { id: 2, article: 'Rain jacket', size: 'XS', stock: 3 },
  { id: 3, article: 'Wool hat', size: 'M', stock: 40 },
  { id: 4, article: 'Wool hat', size: 'S', stock: 22 },
  { id: 5, article: 'Work apron', size: 'XL', stock: 9 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  {
    field: 'size',
    headerName: 'Size',
    width: 110,
    sortComparator: (size1: string, size2: string) => sizes.indexOf(size1) - sizes.indexOf(size2),
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function FullyCustomSortComparator() {
  return (
    <div role="group" aria-label="Clothes" style={{ height: 319, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
      />
    </div>
  );
}
