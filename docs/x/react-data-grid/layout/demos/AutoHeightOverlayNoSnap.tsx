import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 120 },
  { field: 'due', headerName: 'Due', type: 'date', flex: 1, minWidth: 110 },
];

export default function AutoHeightOverlayNoSnap() {
  return (
    <div role="group" aria-label="Open invoices" style={{ width: '100%' }}>
      <DataGrid
        autoHeight
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'All invoices are paid' }}
        sx={{ '--DataGrid-overlayHeight': '240px' }}
      />
    </div>
  );
}
