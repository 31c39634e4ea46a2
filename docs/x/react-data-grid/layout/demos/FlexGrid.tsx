import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const parcels = [
  { id: 'P700036', to: 'Accra', state: 'In transit' },
  { id: 'P700066', to: 'Busan', state: 'Delivered' },
  { id: 'P700083', to: 'Busan', state: 'Delivered' },
  { id: 'P700145', to: 'Accra', state: 'Delivered' },
  { id: 'P700183', to: 'Accra', state: 'Out for delivery' },
  { id: 'P700191', to: 'Lisbon', state: 'Out for delivery' },
  { id: 'P700246', to: 'Lyon', state: 'Registered' },
  { id: 'P700285', to: 'Rotterdam', state: 'Delivered' },
  { id: 'P700307', to: 'Pune', state: 'In transit' },
  { id: 'P700361', to: 'İzmir', state: 'Delivered' },
  { id: 'P700399', to: 'Toronto', state: 'In transit' },
  { id: 'P700441', to: 'İzmir', state: 'In transit' },
];

type Parcel = (typeof parcels)[number];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'state', headerName: 'State', width: 150 },
];

export default function FlexGrid() {
  const [count, setCount] = React.useState(2);
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 2 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setCount(Math.min(count + 1, parcels.length))}
        >
          Add a parcel
        </Button>
        <Button variant="outlined" size="small" onClick={() => setCount(Math.max(count - 1, 1))}>
          Remove one
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid rows={parcels.slice(0, count)} columns={columns} />
      </div>
    </div>
  );
}
