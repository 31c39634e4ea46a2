import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', from: 'Nagoya', to: 'Accra', weight: 3.5 },
  { id: 'P700066', from: 'Gothenburg', to: 'Busan', weight: 15.9 },
  { id: 'P700083', from: 'Pune', to: 'Busan', weight: 13.9 },
  { id: 'P700145', from: 'Gothenburg', to: 'Accra', weight: 20.1 },
  { id: 'P700183', from: 'Bogotá', to: 'Accra', weight: 4 },
  { id: 'P700191', from: 'Bogotá', to: 'Lisbon', weight: 7.1 },
  { id: 'P700246', from: 'Porto Alegre', to: 'Lyon', weight: 12.3 },
  { id: 'P700285', from: 'Busan', to: 'Rotterdam', weight: 6.1 },
  { id: 'P700307', from: 'Rotterdam', to: 'Pune', weight: 15.3 },
  { id: 'P700361', from: 'Gothenburg', to: 'İzmir', weight: 3.7 },
];

type Parcel = (typeof rows)[number];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 120 },
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 120 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'route', headerName: 'Route', children: [{ field: 'from' }, { field: 'to' }] },
];

export default function BreakingGroupDemo() {
  const [isApart, setApart] = React.useState(false);
  const shown = React.useMemo(
    () => (isApart ? [1, 3, 2, 0] : [0, 1, 2, 3]).map((index) => columns[index]!),
    [isApart],
  );
  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setApart(!isApart)} sx={{ mb: 1 }}>
        {isApart ? 'Put the route together' : 'Move the weight into the route'}
      </Button>
      <div role="group" aria-label="Parcels" style={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={shown}
          columnGroupingModel={columnGroupingModel}
          hideFooter
        />
      </div>
    </div>
  );
}
