import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 5, number: 'A-1005', customer: 'Abebe Bicycles', quantity: 7 },
  { id: 4, number: 'A-1004', customer: 'Ivanova Bicycles', quantity: 4 },
  { id: 3, number: 'A-1003', customer: 'Patel Garden Supply', quantity: 11 },
  { id: 2, number: 'A-1002', customer: 'Moreau Bicycles', quantity: 11 },
  { id: 1, number: 'A-1001', customer: 'Okafor & Daughters', quantity: 4 },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function DoubleClickWithCtrlToEdit() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        hideFooter
        rows={rows}
        columns={columns}
        onCellDoubleClick={(_params, event) => {
          if (!event.ctrlKey && !event.metaKey) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </div>
  );
}
