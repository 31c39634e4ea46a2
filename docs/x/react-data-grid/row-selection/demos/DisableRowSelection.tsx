import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 150 },
];

const rows = createParcels(6);

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
