import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(20);

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', width: 110, hideable: false },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 190 },
  { field: 'temperature', headerName: 'Temperature', type: 'number', width: 120 },
  { field: 'humidity', headerName: 'Humidity', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Wind', type: 'number', width: 100 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnSelectorGrid() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: Toolbar }} />
    </div>
  );
}
