import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', departure: '8:02' },
  { id: 2, station: 'Market square', departure: '8:09' },
  { id: 3, station: 'Botanical garden', departure: '8:15' },
  { id: 4, station: 'Airfield', departure: '8:31' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Stop', type: 'number', width: 80 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 110 },
];

export default function DisableSortingGridAllColumns() {
  return (
    <div role="group" aria-label="Stops of line 7" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} disableColumnSorting hideFooter />
    </div>
  );
}
