import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(24);

const columns: GridColDef<Measurement>[] = [
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
