import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 120 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'zone', headerName: 'Zone', width: 90 },
];

const rows = [
  { id: 1, stop: 'Old Market', line: '4', zone: 'A' },
  { id: 2, stop: 'Station Square', line: '4', zone: 'A' },
  { id: 3, stop: 'Zoo', line: '11', zone: 'B' },
];

export default function ColumnSelectorDisabledGrid() {
  return (
    <div role="group" aria-label="Stops" style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnSelector
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </div>
  );
}
