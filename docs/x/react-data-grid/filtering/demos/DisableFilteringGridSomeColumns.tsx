import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'photo', headerName: 'Photo file', filterable: false, width: 130 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
  { field: 'sightings', headerName: 'Sightings', type: 'number', width: 110 },
];

const rows = [
  { id: 1, photo: 'img-0412.jpg', species: 'Kingfisher', sightings: 3 },
  { id: 2, photo: 'img-0413.jpg', species: 'Grey heron', sightings: 17 },
  { id: 3, photo: 'img-0419.jpg', species: 'Black kite', sightings: 8 },
];

export default function DisableFilteringGridSomeColumns() {
  return (
    <div role="group" aria-label="Bird sightings" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: GridToolbar }} />
    </div>
  );
}
