import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const countries = ['Ghana', 'Colombia', 'South Korea', 'France', 'Brazil'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const roles = ['Assistant', 'Specialist', 'Lead', 'Manager'];
const rows = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  email: `employee-${index + 1}@example.com`,
  department: departments[(index * 5) % 6]!,
  role: roles[index % 4]!,
  city: cities[index % 5]!,
  country: countries[index % 5]!,
}));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'email', headerName: 'Email', width: 220 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'role', headerName: 'Role', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'person',
    headerName: 'Person',
    children: [
      { field: 'name' },
      { field: 'email' },
      {
        groupId: 'place',
        headerName: 'Place',
        children: [{ field: 'city' }, { field: 'country' }],
      },
    ],
  },
  {
    groupId: 'job',
    headerName: 'Job',
    children: [{ field: 'department' }, { field: 'role' }],
  },
];

export default function BasicGroupingDemo() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
