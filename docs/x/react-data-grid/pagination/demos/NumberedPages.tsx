import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'For', flex: 1, minWidth: 150 },
];

const rows = createParcels(60);

function NumberedPagination() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      aria-label="Pages of parcels"
      size="small"
      siblingCount={0}
      hidePrevButton
      hideNextButton
      count={pageCount}
      page={page + 1}
      onChange={(_, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <div role="group" aria-label="Parcels" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        hideFooterSelectedRowCount
        slots={{ pagination: NumberedPagination }}
      />
    </div>
  );
}
