import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 25, number: 'A-1025', customer: 'Abebe Bicycles', quantity: 7 },
  { id: 24, number: 'A-1024', customer: 'Ivanova Bicycles', quantity: 4 },
  { id: 23, number: 'A-1023', customer: 'Patel Garden Supply', quantity: 11 },
  { id: 22, number: 'A-1022', customer: 'Moreau Bicycles', quantity: 11 },
  { id: 21, number: 'A-1021', customer: 'Okafor & Daughters', quantity: 4 },
  { id: 20, number: 'A-1020', customer: 'Demir Books', quantity: 6 },
  { id: 19, number: 'A-1019', customer: 'Nakamura Studio', quantity: 21 },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

export default function InitialSort() {
  return (
    <div role="group" aria-label="Orders, largest first" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] } }}
      />
    </div>
  );
}
