import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', weight: 3.5, state: 'In transit' },
  { id: 'P700066', recipient: 'Farid Costa', weight: 15.9, state: 'Delivered' },
  { id: 'P700083', recipient: 'Camila Nguyen', weight: 13.9, state: 'Delivered' },
  { id: 'P700145', recipient: 'Noah Silva', weight: 20.1, state: 'Delivered' },
  { id: 'P700183', recipient: 'Bao Walker', weight: 4, state: 'Out for delivery' },
  { id: 'P700191', recipient: 'Freya Schmidt', weight: 7.1, state: 'Out for delivery' },
  { id: 'P700307', recipient: 'Tariq Rossi', weight: 15.3, state: 'In transit' },
  { id: 'P700399', recipient: 'Anders Costa', weight: 15.2, state: 'In transit' },
  { id: 'P700441', recipient: 'Lucía Kowalski', weight: 15.5, state: 'In transit' },
  { id: 'P700664', recipient: 'Hana Silva', weight: 20.5, state: 'Delivered' },
];

const columns: GridColDef[] = [
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
