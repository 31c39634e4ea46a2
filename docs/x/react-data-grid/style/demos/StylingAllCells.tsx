import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', humidity: 78, wind: 7.4 },
  { id: 2, station: 'Airfield', humidity: 90, wind: 3.9 },
  { id: 3, station: 'Old town', humidity: 87, wind: 6 },
  { id: 4, station: 'Summit', humidity: 83, wind: 6.8 },
  { id: 5, station: 'Harbor', humidity: 84, wind: 3.4 },
  { id: 6, station: 'Airfield', humidity: 85, wind: 0.9 },
  { id: 7, station: 'Old town', humidity: 88, wind: 4 },
];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'humidity', headerName: 'Humidity in %', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 140 },
];

const limits: Record<string, number> = { humidity: 75, wind: 12 };

const getCellClassName = ({ field, value }: GridCellParams) =>
  Number(value) > (limits[field] ?? Infinity) ? 'high' : '';

export default function StylingAllCells() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getCellClassName={getCellClassName}
        hideFooter
        sx={{ '& .high': { fontWeight: 700, textDecoration: 'underline' } }}
      />
    </div>
  );
}
