import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const stations = ['Harbor', 'Airfield', 'Old town', 'Summit'];
const rows = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  station: stations[index % 4]!,
  takenAt: new Date(2025, 3, 1, index),
  temperature: 12 + ((index * 7) % 90) / 10,
  humidity: 50 + ((index * 7) % 40),
  wind: ((index * 37) % 141) / 10,
}));

const columns: GridColDef[] = [
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
