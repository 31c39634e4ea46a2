import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

const rows = [
  { id: 12, number: 'A-1012', customer: 'Almeida Bicycles', status: 'New' },
  { id: 11, number: 'A-1011', customer: 'Chen Books', status: 'Paid' },
  { id: 10, number: 'A-1010', customer: 'Nakamura Bicycles', status: 'Paid' },
  { id: 9, number: 'A-1009', customer: 'Hughes Nursery', status: 'New' },
  { id: 8, number: 'A-1008', customer: 'Mensah Café', status: 'Packed' },
  { id: 7, number: 'A-1007', customer: 'Hughes Bicycles', status: 'Shipped' },
  { id: 6, number: 'A-1006', customer: 'Nakamura Bicycles', status: 'Returned' },
  { id: 5, number: 'A-1005', customer: 'Almeida Bicycles', status: 'Packed' },
  { id: 4, number: 'A-1004', customer: 'Haddad Nursery', status: 'Delivered' },
  { id: 3, number: 'A-1003', customer: 'Castillo Café', status: 'Returned' },
  { id: 2, number: 'A-1002', customer: 'Tanaka Nursery', status: 'Shipped' },
  { id: 1, number: 'A-1001', customer: 'Kim & Daughters', status: 'Packed' },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const getRowClassName = ({ row }: GridRowClassNameParams<Order>) =>
  row.status === 'Returned' ? 'returned' : row.status === 'New' ? 'new' : '';

export default function StylingRowsGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
        sx={{
          '& .returned': { color: 'error.main', '&:hover': { bgcolor: 'action.selected' } },
          '& .new': { fontWeight: 700 },
        }}
      />
    </div>
  );
}
