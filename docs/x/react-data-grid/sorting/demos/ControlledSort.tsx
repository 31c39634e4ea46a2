import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', sortable: false, width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 150 },
];

const rows = createParcels(12);

const choices = [
  { value: 'none', label: 'As registered' },
  { value: 'to asc', label: 'Destination, A to Z' },
  { value: 'to desc', label: 'Destination, Z to A' },
  { value: 'weight asc', label: 'Lightest first' },
  { value: 'weight desc', label: 'Heaviest first' },
];

function modelOf(choice: string): GridSortModel {
  const [field = '', sort] = choice.split(' ');
  return choice === 'none' ? [] : [{ field, sort: sort === 'desc' ? 'desc' : 'asc' }];
}

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState(modelOf('weight desc'));
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <TextField
        select
        id="parcel-order"
        name="order"
        label="Order of the parcels"
        size="small"
        value={sortModel[0] ? `${sortModel[0].field} ${sortModel[0].sort}` : 'none'}
        onChange={(event) => setSortModel(modelOf(event.target.value))}
        sx={{ mb: 2, minWidth: 220 }}
      >
        {choices.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
    </div>
  );
}
