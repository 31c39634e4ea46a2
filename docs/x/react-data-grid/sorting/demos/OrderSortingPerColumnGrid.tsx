import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, song: 'Paper boats', votes: 212, seconds: 187 },
  { id: 2, song: 'North window', votes: 95, seconds: 241 },
  { id: 3, song: 'Late ferry', votes: 340, seconds: 205 },
  { id: 4, song: 'Snow on rails', votes: 128, seconds: 163 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 120 },
  {
    field: 'votes',
    headerName: 'Votes, highest first',
    type: 'number',
    width: 180,
    sortingOrder: ['desc', 'asc', null],
  },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 110 },
];

export default function OrderSortingPerColumnGrid() {
  return (
    <div role="group" aria-label="Songs" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
