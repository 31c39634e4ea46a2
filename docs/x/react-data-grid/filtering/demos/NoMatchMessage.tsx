import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 150 },
  { field: 'places', headerName: 'Free places', type: 'number', width: 170 },
];

const rows = [
  { id: 1, title: 'Bookbinding', places: 4 },
  { id: 2, title: 'Letterpress', places: 0 },
  { id: 3, title: 'Screen printing', places: 9 },
];

function NoMatch() {
  const apiRef = useGridApiContext();
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <span role="status">No course matches the filter.</span>
      <Button
        onClick={() => {
          apiRef.current.setFilterModel({ items: [] });
          apiRef.current.setColumnHeaderFocus('title');
        }}
      >
        Show all courses
      </Button>
    </Stack>
  );
}

export default function NoMatchMessage() {
  return (
    <div role="group" aria-label="Courses" style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ noResultsOverlay: NoMatch }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'places', operator: '>', value: 10 }] },
          },
        }}
      />
    </div>
  );
}
