import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, article: 'Clay pot', price: 8.5, stock: 40, isNew: false },
  { id: 2, article: 'Watering can', price: 19.9, stock: 12, isNew: false },
  { id: 3, article: 'Garden gloves', price: 12.5, stock: 58, isNew: true },
  { id: 4, article: 'Pruning shears', price: 34, stock: 7, isNew: false },
  { id: 5, article: 'Seed box', price: 6.75, stock: 85, isNew: true },
  { id: 6, article: 'Raised bed', price: 129, stock: 3, isNew: false },
  { id: 7, article: 'Compost, 40 l', price: 9.95, stock: 120, isNew: false },
];

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', width: 150, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', editable: true },
  { field: 'isNew', headerName: 'New', type: 'boolean', editable: true },
];

export const initial = {
  density: 'compact',
  checkboxSelection: true,
} satisfies Partial<DataGridProps>;
export const order = [
  'density',
  'checkboxSelection',
  'disableRowSelectionOnClick',
  'editMode',
  'autoPageSize',
  'hideFooter',
  'showCellVerticalBorder',
  'loading',
] satisfies (keyof DataGridProps)[];

export default function DataGridExample(props: Partial<DataGridProps>) {
  return (
    <div role="group" aria-label="Articles" style={{ height: 400, width: '100%' }}>
      <DataGrid
        slots={{ toolbar: GridToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        {...props}
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
