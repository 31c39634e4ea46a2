import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 5, customer: 'Abebe Bicycles', price: 9.95, quantity: 7 },
  { id: 4, customer: 'Ivanova Bicycles', price: 12.5, quantity: 4 },
  { id: 3, customer: 'Patel Garden Supply', price: 8.5, quantity: 11 },
  { id: 2, customer: 'Moreau Bicycles', price: 24, quantity: 11 },
  { id: 1, customer: 'Okafor & Daughters', price: 12.5, quantity: 4 },
];

const sum = orders.reduce((total, { price, quantity }) => total + price * quantity, 0);

const rows = [
  ...orders.map(({ id, customer, price, quantity }) => ({ id, customer, total: price * quantity })),
  { id: 'sum', customer: 'All orders', total: sum },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160, sortable: false },
  { field: 'total', headerName: 'Total in €', type: 'number', width: 140, sortable: false },
];

const getCellClassName = ({ id, field, value }: GridCellParams) =>
  id === 'sum' ? 'sum' : field === 'total' && Number(value) > 100 ? 'large' : '';

export default function HighlightedSumRow() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getCellClassName={getCellClassName}
        disableColumnFilter
        hideFooter
        sx={{
          '& .large': { color: 'success.main', fontWeight: 700 },
          '& .sum': { bgcolor: 'action.selected', fontWeight: 700 },
        }}
      />
    </div>
  );
}
