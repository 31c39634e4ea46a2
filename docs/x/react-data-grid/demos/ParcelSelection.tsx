import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 130 },
];

const rows = [
  { id: 'P-310', city: 'Nairobi', weight: 2.5 },
  { id: 'P-311', city: 'Osaka', weight: 0.8 },
  { id: 'P-312', city: 'Porto', weight: 6.2 },
  { id: 'P-313', city: 'Quito', weight: 1.4 },
];

export default function ParcelSelection() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>(['P-311']);
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const weight = chosen.reduce((sum, row) => sum + row.weight, 0);
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Chosen: {chosen.length}, {weight.toFixed(1)} kg in all
      </Typography>
    </div>
  );
}
