import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', to: 'Accra' },
  { id: 'P700066', recipient: 'Farid Costa', to: 'Busan' },
  { id: 'P700083', recipient: 'Camila Nguyen', to: 'Busan' },
  { id: 'P700145', recipient: 'Noah Silva', to: 'Accra' },
  { id: 'P700183', recipient: 'Bao Walker', to: 'Accra' },
  { id: 'P700191', recipient: 'Freya Schmidt', to: 'Lisbon' },
  { id: 'P700246', recipient: 'Nadia Bakker', to: 'Lyon' },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 120 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 130 },
];

export default function PrintExportApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current.exportDataAsPrint({
            hideFooter: true,
            pageStyle: `
              @page { margin: 12mm }
              html body { background: #fff }
              body .MuiDataGrid-root { color: #000; --DataGrid-containerBackground: #fff }
            `,
          })
        }
        sx={{ mb: 1 }}
      >
        Print the parcels
      </Button>
      <div role="group" aria-label="Parcels" style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} disableVirtualization />
      </div>
    </div>
  );
}
