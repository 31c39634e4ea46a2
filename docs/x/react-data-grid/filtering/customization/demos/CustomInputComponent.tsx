import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1 },
  { id: 2, station: 'Airfield', temperature: 9.2 },
  { id: 3, station: 'Old town', temperature: 12 },
  { id: 4, station: 'Summit', temperature: 0.2 },
  { id: 5, station: 'Harbor', temperature: 8.1 },
  { id: 6, station: 'Airfield', temperature: 6.1 },
  { id: 7, station: 'Old town', temperature: 10.9 },
];

type Measurement = (typeof rows)[number];
const stations = [...new Set(rows.map(({ station }) => station))];

function StationInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <TextField
      select
      fullWidth
      variant="standard"
      name="station"
      label="Station"
      value={typeof item.value === 'string' ? item.value : ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      slotProps={{ htmlInput: { ref: focusElementRef }, inputLabel: { shrink: true } }}
    >
      {stations.map((station) => (
        <MenuItem key={station} value={station}>
          {station}
        </MenuItem>
      ))}
    </TextField>
  );
}

const columns: GridColDef<Measurement>[] = [
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    minWidth: 130,
    filterOperators: getGridStringOperators()
      .filter(({ value }) => value === 'equals')
      .map((operator) => ({ ...operator, InputComponent: StationInput })),
  },
  { field: 'temperature', headerName: 'Temperature in °C', type: 'number', width: 160 },
];

export default function CustomInputComponent() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
