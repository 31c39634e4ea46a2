import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const rows = createParcels(50);

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'state', headerName: 'State', width: 140 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 130 },
];

const everything: GridFilterModel = { items: [] };
const heavy: GridFilterModel = { items: [{ field: 'weight', operator: '>', value: 15 }] };
const onTheWay: GridFilterModel = {
  items: [{ field: 'state', operator: 'equals', value: 'In transit' }],
};

export default function ControlledFilters() {
  const [filterModel, setFilterModel] = React.useState(onTheWay);
  const [item] = filterModel.items;
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => setFilterModel(onTheWay)}>In transit</Button>
        <Button onClick={() => setFilterModel(heavy)}>Over 15 kg</Button>
        <Button onClick={() => setFilterModel(everything)}>All</Button>
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {item ? `Filter: ${item.field} ${item.operator} ${item.value ?? '…'}` : 'No filter'}
      </Typography>
    </div>
  );
}
