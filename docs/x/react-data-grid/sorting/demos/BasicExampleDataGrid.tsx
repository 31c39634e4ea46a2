import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  department: departments[(index * 5) % 6]!,
  hiredOn: new Date(2012 + (index % 13), (index * 5) % 12, 1 + ((index * 11) % 28)),
  rating: 2 + ((index * 3) % 7) / 2,
  isRemote: index % 3 === 0,
}));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'hiredOn', headerName: 'Hired on', type: 'date', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 100 },
];

export default function BasicExampleDataGrid() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
