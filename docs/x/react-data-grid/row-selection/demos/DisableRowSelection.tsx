import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', state: 'In transit' },
  { id: 'P700066', state: 'Delivered' },
  { id: 'P700083', state: 'Delivered' },
  { id: 'P700145', state: 'Delivered' },
  { id: 'P700183', state: 'Out for delivery' },
  { id: 'P700191', state: 'Out for delivery' },
];

type Parcel = (typeof rows)[number];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 150 },
];

export default function DisableRowSelection() {
  return (
    <div role="group" aria-label="Parcels" style={{ height: 423, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={({ row }) => row.state !== 'Delivered'}
      />
    </div>
  );
}
