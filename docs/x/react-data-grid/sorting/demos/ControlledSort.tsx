import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', to: 'Accra', weight: 3.5 },
  { id: 'P700066', to: 'Busan', weight: 15.9 },
  { id: 'P700083', to: 'Busan', weight: 13.9 },
  { id: 'P700145', to: 'Accra', weight: 20.1 },
  { id: 'P700183', to: 'Accra', weight: 4 },
  { id: 'P700191', to: 'Lisbon', weight: 7.1 },
  { id: 'P700246', to: 'Lyon', weight: 12.3 },
  { id: 'P700285', to: 'Rotterdam', weight: 6.1 },
  { id: 'P700307', to: 'Pune', weight: 15.3 },
  { id: 'P700361', to: 'İzmir', weight: 3.7 },
  { id: 'P700399', to: 'Toronto', weight: 15.2 },
  { id: 'P700441', to: 'İzmir', weight: 15.5 },
];

type Parcel = (typeof rows)[number];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', sortable: false, width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 150 },
];

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
