import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 6, number: 'A-1006', customer: 'Abebe Bicycles', price: 9.95 },
  { id: 5, number: 'A-1005', customer: 'Ivanova Bicycles', price: 12.5 },
  { id: 4, number: 'A-1004', customer: 'Patel Garden Supply', price: 8.5 },
  { id: 3, number: 'A-1003', customer: 'Moreau Bicycles', price: 24 },
  { id: 2, number: 'A-1002', customer: 'Okafor & Daughters', price: 12.5 },
  { id: 1, number: 'A-1001', customer: 'Demir Books', price: 129 },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'price',
    headerName: 'Price in €',
    type: 'number',
    width: 130,
    headerClassName: 'money',
  },
];

export default function StylingHeaderGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          '& .money': { color: 'success.main' },
        }}
      />
    </div>
  );
}
