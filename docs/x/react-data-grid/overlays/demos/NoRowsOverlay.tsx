import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Invoice {
  id: number;
  customer: string;
  total: number;
}

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total in €', type: 'number', width: 120 },
];

const rows: Invoice[] = [];

export default function NoRowsOverlay() {
  return (
    <div role="group" aria-label="Open invoices" style={{ height: 267, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={{ noRowsLabel: 'All invoices are paid' }}
      />
    </div>
  );
}
