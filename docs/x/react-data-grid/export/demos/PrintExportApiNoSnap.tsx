import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const rows = createParcels(30);

const columns: GridColDef<Parcel>[] = [
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
