import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 1, article: 'Clay pot', quantity: 6, price: 8.5 },
  { id: 2, article: 'Pruning shears', quantity: 1, price: 34 },
  { id: 3, article: 'Compost, 40 l', quantity: 4, price: 9.95 },
];

const total = orders.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

const rows = [
  ...orders.map((order) => ({ ...order, sum: order.quantity * order.price })),
  { id: 'total', article: 'Total', quantity: null, price: null, sum: total },
];

type Row = (typeof rows)[number];

const columns: GridColDef<Row>[] = [
  {
    field: 'article',
    headerName: 'Article',
    width: 160,
    colSpan: (_, row) => (row.id === 'total' ? 3 : 1),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 120 },
  { field: 'sum', headerName: 'Sum in €', type: 'number', width: 120 },
];

export default function ColumnSpanningFunction() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ id }) => (id === 'total' ? 'total' : '')}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        hideFooter
        sx={{ '& .total': { fontWeight: 700 } }}
      />
    </div>
  );
}
