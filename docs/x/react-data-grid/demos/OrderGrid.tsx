import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, number: 'A-1041', customer: 'Harbor Books', items: 12, isPaid: true },
  { id: 2, number: 'A-1042', customer: 'Okafor & Daughters', items: 3, isPaid: false },
  { id: 3, number: 'A-1043', customer: 'Café Lindqvist', items: 28, isPaid: true },
  { id: 4, number: 'A-1044', customer: 'Tanaka Garden Supply', items: 7, isPaid: true },
  { id: 5, number: 'A-1045', customer: 'Moreno Bicycles', items: 1, isPaid: false },
];

export default function OrderGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
