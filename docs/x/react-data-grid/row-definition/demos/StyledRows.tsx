import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'P700028', to: 'Hanoi', weight: 21.1, isInsured: false },
  { id: 'P700056', to: 'İzmir', weight: 0.4, isInsured: false },
  { id: 'P700084', to: 'Pune', weight: 22.9, isInsured: false },
  { id: 'P700146', to: 'Hanoi', weight: 21.8, isInsured: false },
  { id: 'P700166', to: 'Wrocław', weight: 1.9, isInsured: false },
];

type Parcel = (typeof rows)[number];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 130 },
  { field: 'isInsured', headerName: 'Insured', type: 'boolean', width: 90 },
];

export default function StyledRows() {
  return (
    <div role="group" aria-label="Parcels by weight" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.weight > 10 ? 'row-heavy' : '')}
        sx={(theme) => ({
          '& .row-heavy': {
            fontWeight: 'bold',
            backgroundColor: alpha(theme.palette.warning.main, 0.2),
          },
        })}
      />
    </div>
  );
}
