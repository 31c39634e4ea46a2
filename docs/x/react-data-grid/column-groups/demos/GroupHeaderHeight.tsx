import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(20);

const columns: GridColDef<Measurement>[] = [
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
