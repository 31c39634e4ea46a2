import { alpha } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', city: 'Hanoi' },
  { id: 7, name: 'Yuki Bakker', department: 'Finance', city: 'Bogotá' },
  { id: 8, name: 'Rosa Rossi', department: 'Engineering', city: 'Toronto' },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 130 },
];

const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 1 ? 'odd' : '';

export default function StripedGrid() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
        sx={{
          [`& .odd:not(.Mui-selected, .${gridClasses.row}:hover)`]: {
            bgcolor: ({ palette }) => alpha(palette.text.primary, 0.04),
          },
        }}
      />
    </div>
  );
}
