import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, given: 'Kavya', family: 'Kim', address: { city: 'Busan' }, hours: 12, rate: 45 },
  { id: 2, given: 'Mateo', family: 'Silva', address: { city: 'Lisbon' }, hours: 31, rate: 38 },
  { id: 3, given: 'Freya', family: 'Jensen', address: null, hours: 7, rate: 60 },
  { id: 4, given: 'Chidi', family: 'Eze', address: { city: 'Accra' }, hours: 20, rate: 52 },
];

type Row = (typeof rows)[number];

const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Tutor',
    flex: 1,
    minWidth: 130,
    valueGetter: (_, row) => `${row.family}, ${row.given}`,
  },
  {
    field: 'fee',
    headerName: 'Fee in €',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.hours * row.rate,
  },
  {
    field: 'address',
    headerName: 'City',
    width: 110,
    valueGetter: (address: Row['address']) => address?.city ?? 'Unknown',
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function ValueGetterGrid() {
  return (
    <div role="group" aria-label="Tutors" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
