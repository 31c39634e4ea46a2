import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(12);

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

export default function NumberedRows() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
