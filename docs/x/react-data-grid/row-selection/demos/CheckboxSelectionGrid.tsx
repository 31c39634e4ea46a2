import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'kg', type: 'number', width: 80 },
];

const rows = createParcels(20);

export default function CheckboxSelectionGrid() {
  const [isSingle, setIsSingle] = React.useState(false);
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch name="single" checked={isSingle} onChange={() => setIsSingle(!isSingle)} />
        }
        label="Only one row"
      />
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableMultipleRowSelection={isSingle}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </div>
    </div>
  );
}
