import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const statuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: 60 - index,
  customer: customers[index % 5]!,
  city: cities[index % 5]!,
  quantity: 1 + ((index * 7) % 24),
  status: statuses[(index * 5) % 6]!,
  orderedAt: new Date(2025, 5, 30 - index),
  isGift: index % 6 === 0,
}));

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 140,
  },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'isGift', headerName: 'Gift', type: 'boolean', width: 80 },
];

export default function BasicExampleDataGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: GridToolbar }} />
    </div>
  );
}
