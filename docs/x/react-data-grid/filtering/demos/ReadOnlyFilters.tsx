import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', flex: 1, minWidth: 110 },
  { field: 'client', headerName: 'Client', filterable: false, width: 140 },
  { field: 'amount', headerName: 'Amount in €', type: 'number', width: 130 },
];

const rows = [
  { id: 1, invoice: 'R-2081', client: 'Sato Studio', amount: 1480 },
  { id: 2, invoice: 'R-2082', client: 'Café Lindqvist', amount: 96 },
  { id: 3, invoice: 'R-2083', client: 'Sato Studio', amount: 720 },
  { id: 4, invoice: 'R-2084', client: 'Sato Studio', amount: 55 },
];

export default function ReadOnlyFilters() {
  return (
    <div role="group" aria-label="Invoices" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'client', operator: 'equals', value: 'Sato Studio' }],
            },
          },
        }}
      />
    </div>
  );
}
