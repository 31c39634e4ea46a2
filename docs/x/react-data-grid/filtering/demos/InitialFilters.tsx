import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', rating: 3.5 },
  { id: 2, name: 'Camila Hughes', department: 'Finance', rating: 2 },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', rating: 4.5 },
  { id: 4, name: 'Elena Okafor', department: 'Finance', rating: 2.5 },
  { id: 5, name: 'Mei Rossi', department: 'Sales', rating: 4 },
  { id: 6, name: 'Samir Tanaka', department: 'Support', rating: 2.5 },
  { id: 11, name: 'Priya Patel', department: 'Design', rating: 5 },
  { id: 21, name: 'Ines Abebe', department: 'Sales', rating: 4.5 },
  { id: 22, name: 'Sofia Patel', department: 'Sales', rating: 4.5 },
  { id: 25, name: 'Zoe Chen', department: 'Logistics', rating: 5 },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 140 },
];

export default function InitialFilters() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'rating', operator: '>=', value: 4.5 }] },
          },
        }}
      />
    </div>
  );
}
