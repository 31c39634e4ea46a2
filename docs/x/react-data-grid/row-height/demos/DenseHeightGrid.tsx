import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 20, number: 'A-1020', customer: 'Abebe Bicycles', city: 'Wrocław', status: 'Delivered' },
  { id: 19, number: 'A-1019', customer: 'Ivanova Bicycles', city: 'Bogotá', status: 'Packed' },
  { id: 18, number: 'A-1018', customer: 'Patel Garden Supply', city: 'Busan', status: 'Delivered' },
  { id: 17, number: 'A-1017', customer: 'Moreau Bicycles', city: 'Pune', status: 'Delivered' },
  { id: 16, number: 'A-1016', customer: 'Okafor & Daughters', city: 'Hanoi', status: 'Delivered' },
  { id: 15, number: 'A-1015', customer: 'Demir Books', city: 'Nagoya', status: 'Delivered' },
  { id: 14, number: 'A-1014', customer: 'Nakamura Studio', city: 'Toronto', status: 'Returned' },
  { id: 13, number: 'A-1013', customer: 'Schmidt Garden Supply', city: 'Toronto', status: 'New' },
  { id: 12, number: 'A-1012', customer: 'Bakker Studio', city: 'Busan', status: 'Paid' },
  { id: 11, number: 'A-1011', customer: 'Kaur Books', city: 'Rotterdam', status: 'Paid' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DenseHeightGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} rowHeight={32} columnHeaderHeight={40} hideFooter />
    </div>
  );
}
