import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 5, number: 'A-1005', customer: 'Abebe Bicycles' },
  { id: 4, number: 'A-1004', customer: 'Ivanova Bicycles' },
  { id: 3, number: 'A-1003', customer: 'Patel Garden Supply' },
  { id: 2, number: 'A-1002', customer: 'Moreau Bicycles' },
  { id: 1, number: 'A-1001', customer: 'Okafor & Daughters' },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', editable: true, flex: 1, minWidth: 170 },
];

export default function DisableClickSelectionGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} checkboxSelection disableRowSelectionOnClick />
    </div>
  );
}
