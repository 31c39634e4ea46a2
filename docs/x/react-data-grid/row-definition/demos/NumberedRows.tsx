import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1 },
  { id: 2, station: 'Airfield', temperature: 9.2 },
  { id: 3, station: 'Old town', temperature: 12 },
  { id: 4, station: 'Summit', temperature: 0.2 },
  { id: 5, station: 'Harbor', temperature: 8.1 },
  { id: 6, station: 'Airfield', temperature: 6.1 },
  { id: 7, station: 'Old town', temperature: 10.9 },
  { id: 8, station: 'Summit', temperature: -2.8 },
  { id: 9, station: 'Harbor', temperature: 9.3 },
  { id: 10, station: 'Airfield', temperature: 6.1 },
  { id: 11, station: 'Old town', temperature: 11.8 },
  { id: 12, station: 'Summit', temperature: -2.1 },
];

type Measurement = (typeof rows)[number];

function RowNumber({ id }: GridRenderCellParams<Measurement>) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return <span>{ids.indexOf(id) + 1}</span>;
}

const columns: GridColDef<Measurement>[] = [
  {
    field: 'place',
    headerName: 'No.',
    width: 70,
    sortable: false,
    filterable: false,
    renderCell: (params) => <RowNumber {...params} />,
  },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
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

export default function NumberedRows() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slotProps={{ pagination }}
      />
    </div>
  );
}
