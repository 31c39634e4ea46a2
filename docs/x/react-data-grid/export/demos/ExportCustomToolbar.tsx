import { DataGrid, GridToolbarContainer, GridToolbarExport } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 30, number: 'A-1030', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 29, number: 'A-1029', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 28, number: 'A-1028', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 27, number: 'A-1027', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 26, number: 'A-1026', customer: 'Okafor & Daughters', status: 'Delivered' },
  { id: 25, number: 'A-1025', customer: 'Demir Books', status: 'Delivered' },
  { id: 24, number: 'A-1024', customer: 'Nakamura Studio', status: 'Returned' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ fileName: 'orders', delimiter: ';', utf8WithBom: true }}
        printOptions={{ hideToolbar: true, hideFooter: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportCustomToolbar() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        disableVirtualization
      />
    </div>
  );
}
