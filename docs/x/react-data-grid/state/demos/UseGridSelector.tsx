import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  GridFooterContainer,
  GridPagination,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(60);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'city', headerName: 'City', width: 140 },
];

function StateFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const [sorting] = useGridSelector(apiRef, gridSortModelSelector);
  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{ px: 2 }}>
        {count} employees, {sorting?.sort ? `sorted by ${sorting.field}` : 'not sorted'}
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function UseGridSelector() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ footer: StateFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 50]}
      />
    </div>
  );
}
