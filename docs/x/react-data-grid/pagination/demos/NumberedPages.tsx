import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  recipient: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'For', flex: 1, minWidth: 150 },
];

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
