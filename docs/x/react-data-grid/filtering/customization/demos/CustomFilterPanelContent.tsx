import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../../data/parcels';
import type { Parcel } from '../../../data/parcels';

const rows = createParcels(40);

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150, disableColumnMenu: true },
  { field: 'from', headerName: 'From', width: 120 },
  { field: 'to', headerName: 'To', width: 120 },
];

export default function CustomFilterPanelContent() {
  return (
    <div role="group" aria-label="Parcels" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              filterColumns: () => ['from', 'to'],
              deleteIconProps: { sx: { display: 'none' } },
              columnInputProps: { variant: 'outlined', size: 'small' },
              operatorInputProps: { variant: 'outlined', size: 'small' },
              valueInputProps: {
                InputComponentProps: { variant: 'outlined', size: 'small' },
              },
            },
            getColumnForNewFilter: () => 'from',
            sx: { '& .MuiDataGrid-filterForm': { gap: 1, p: 2, flexWrap: 'wrap' } },
          },
        }}
      />
    </div>
  );
}
