import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, guest: 'Nadia Haddad', kind: 'Cabin', bed: 'single' },
  { id: 2, guest: 'Tomasz Bakker', kind: 'Suite', bed: 'double' },
  { id: 3, guest: 'Hana Mensah', kind: 'Suite', bed: 'king' },
];

interface Bed {
  code: string;
  name: string;
}

const cabinBeds: Bed[] = [
  { code: 'single', name: 'Single bed' },
  { code: 'bunk', name: 'Bunk bed' },
];
const suiteBeds: Bed[] = [
  { code: 'double', name: 'Double bed' },
  { code: 'king', name: 'King-size bed' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'kind', headerName: 'Room', width: 90 },
  {
    field: 'bed',
    headerName: 'Bed',
    type: 'singleSelect',
    editable: true,
    width: 150,
    valueOptions: ({ row }) =>
      row ? (row.kind === 'Cabin' ? cabinBeds : suiteBeds) : [...cabinBeds, ...suiteBeds],
    getOptionValue: (bed) => (typeof bed === 'object' ? (bed as Bed).code : bed),
    getOptionLabel: (bed) => (typeof bed === 'object' ? (bed as Bed).name : String(bed)),
  },
];

export default function DependentOptions() {
  return (
    <div role="group" aria-label="Bookings" style={{ height: 214, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
