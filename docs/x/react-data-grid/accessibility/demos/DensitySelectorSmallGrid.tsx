import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 30, number: 'A-1030', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 29, number: 'A-1029', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 28, number: 'A-1028', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 27, number: 'A-1027', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 26, number: 'A-1026', customer: 'Okafor & Daughters', status: 'Delivered' },
  { id: 25, number: 'A-1025', customer: 'Demir Books', status: 'Delivered' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DensitySelectorSmallGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 360, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} initialState={{ density: 'comfortable' }} />
    </div>
  );
}
