import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1, humidity: 78, wind: 7.4 },
  { id: 2, station: 'Airfield', temperature: 9.2, humidity: 90, wind: 3.9 },
  { id: 3, station: 'Old town', temperature: 12, humidity: 87, wind: 6 },
  { id: 4, station: 'Summit', temperature: 0.2, humidity: 83, wind: 6.8 },
  { id: 5, station: 'Harbor', temperature: 8.1, humidity: 84, wind: 3.4 },
  { id: 6, station: 'Airfield', temperature: 6.1, humidity: 85, wind: 0.9 },
  { id: 7, station: 'Old town', temperature: 10.9, humidity: 88, wind: 4 },
  { id: 8, station: 'Summit', temperature: -2.8, humidity: 79, wind: 6 },
  { id: 9, station: 'Harbor', temperature: 9.3, humidity: 90, wind: 4.1 },
  { id: 10, station: 'Airfield', temperature: 6.1, humidity: 88, wind: 7.6 },
  { id: 11, station: 'Old town', temperature: 11.8, humidity: 82, wind: 10.1 },
  { id: 12, station: 'Summit', temperature: -2.1, humidity: 90, wind: 14 },
];

type Measurement = (typeof rows)[number];

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Name of the station', width: 120 },
  { field: 'temperature', headerName: 'Temperature in °C', type: 'number', width: 130 },
  { field: 'humidity', headerName: 'Relative humidity in %', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Speed of the wind in m/s', type: 'number', width: 150 },
];

export default function HeaderHeight() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
      />
    </div>
  );
}
