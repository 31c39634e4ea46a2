import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', from: 'Nagoya', to: 'Accra' },
  { id: 'P700066', recipient: 'Farid Costa', from: 'Gothenburg', to: 'Busan' },
  { id: 'P700083', recipient: 'Camila Nguyen', from: 'Pune', to: 'Busan' },
  { id: 'P700145', recipient: 'Noah Silva', from: 'Gothenburg', to: 'Accra' },
  { id: 'P700183', recipient: 'Bao Walker', from: 'Bogotá', to: 'Accra' },
  { id: 'P700191', recipient: 'Freya Schmidt', from: 'Bogotá', to: 'Lisbon' },
  { id: 'P700246', recipient: 'Nadia Bakker', from: 'Porto Alegre', to: 'Lyon' },
];

const columns: GridColDef[] = [
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
