import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const rows = createParcels(10);

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
