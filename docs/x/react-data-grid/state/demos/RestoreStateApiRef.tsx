import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const rows = [
  { id: 60, number: 'A-1060', customer: 'Abebe Bicycles', price: 9.95, status: 'Delivered' },
  { id: 59, number: 'A-1059', customer: 'Ivanova Bicycles', price: 12.5, status: 'Packed' },
  { id: 58, number: 'A-1058', customer: 'Patel Garden Supply', price: 8.5, status: 'Delivered' },
  { id: 57, number: 'A-1057', customer: 'Moreau Bicycles', price: 24, status: 'Delivered' },
  { id: 56, number: 'A-1056', customer: 'Okafor & Daughters', price: 12.5, status: 'Delivered' },
  { id: 55, number: 'A-1055', customer: 'Demir Books', price: 129, status: 'Delivered' },
  { id: 52, number: 'A-1052', customer: 'Bakker Studio', price: 12.5, status: 'Paid' },
  { id: 51, number: 'A-1051', customer: 'Kaur Books', price: 129, status: 'Paid' },
  { id: 49, number: 'A-1049', customer: 'Moreau Books', price: 34, status: 'Paid' },
  { id: 45, number: 'A-1045', customer: 'Eze & Daughters', price: 9.95, status: 'Paid' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const views: Record<string, GridInitialState> = {
  'All orders': {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [] },
    columns: { columnVisibilityModel: {} },
  },
  'To be packed': {
    filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Paid' }] } },
    sorting: { sortModel: [{ field: 'number', sort: 'asc' }] },
    columns: { columnVisibilityModel: { price: false } },
  },
  'Most expensive': {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [{ field: 'price', sort: 'desc' }] },
    columns: { columnVisibilityModel: { status: false } },
  },
};

export default function RestoreStateApiRef() {
  const apiRef = useGridApiRef();
  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {Object.entries(views).map(([name, view]) => (
          <Button key={name} variant="outlined" onClick={() => apiRef.current.restoreState(view)}>
            {name}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
