import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const stations = ['Harbor', 'Airfield', 'Old town', 'Summit'];
const rows = Array.from({ length: 48 }, (_, index) => ({
  id: index + 1,
  station: stations[index % 4]!,
  temperature: 12 + ((index * 7) % 90) / 10,
  wind: ((index * 37) % 141) / 10,
}));

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 120 },
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

const actions = {
  firstButton: PageButton,
  previousButton: PageButton,
  nextButton: PageButton,
  lastButton: PageButton,
};

export default function FooterText() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        hideFooterSelectedRowCount
        slotProps={{
          pagination: { showFirstButton: true, showLastButton: true, slots: { actions } },
        }}
        localeText={{
          MuiTablePagination: {
            labelRowsPerPage: 'Measurements per page:',
            labelDisplayedRows: ({ from, to, count }) => `${from} to ${to} of ${count}`,
          },
        }}
      />
    </div>
  );
}
