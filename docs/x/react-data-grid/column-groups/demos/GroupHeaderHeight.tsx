import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1, humidity: 78, wind: 7.4 },
  { id: 2, station: 'Airfield', temperature: 9.2, humidity: 90, wind: 3.9 },
  { id: 3, station: 'Old town', temperature: 12, humidity: 87, wind: 6 },
  { id: 4, station: 'Summit', temperature: 0.2, humidity: 83, wind: 6.8 },
  { id: 5, station: 'Harbor', temperature: 8.1, humidity: 84, wind: 3.4 },
  { id: 6, station: 'Airfield', temperature: 6.1, humidity: 85, wind: 0.9 },
  { id: 7, station: 'Old town', temperature: 10.9, humidity: 88, wind: 4 },
];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 110 },
  { field: 'humidity', headerName: '%', type: 'number', width: 110 },
  { field: 'wind', headerName: 'm/s', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'measured',
    headerName: 'Temperature, humidity, and wind',
    headerAlign: 'center',
    children: [{ field: 'temperature' }, { field: 'humidity' }, { field: 'wind' }],
  },
];

export default function GroupHeaderHeight() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={32}
        hideFooter
      />
    </div>
  );
}
