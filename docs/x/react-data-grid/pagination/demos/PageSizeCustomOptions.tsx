import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const stations = ['Harbor', 'Airfield', 'Old town', 'Summit'];
const rows = Array.from({ length: 32 }, (_, index) => ({
  id: index + 1,
  station: stations[index % 4]!,
  temperature: 12 + ((index * 7) % 90) / 10,
  humidity: 50 + ((index * 7) % 40),
}));

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'humidity', headerName: 'Humidity in %', type: 'number', width: 130 },
];

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function PageSizeCustomOptions() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: rows.length, label: 'All' }]}
        slotProps={{ pagination }}
      />
    </div>
  );
}
