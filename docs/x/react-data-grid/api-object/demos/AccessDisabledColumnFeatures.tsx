import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 40, number: 'A-1040', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 39, number: 'A-1039', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 38, number: 'A-1038', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 37, number: 'A-1037', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 36, number: 'A-1036', customer: 'Okafor & Daughters', status: 'Delivered' },
  { id: 35, number: 'A-1035', customer: 'Demir Books', status: 'Delivered' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 200, sortable: false, hideable: false },
  { field: 'status', headerName: 'Status', width: 130 },
];

export default function AccessDisabledColumnFeatures() {
  const apiRef = useGridApiRef();
  const toggle = () => {
    const isVisible = apiRef.current.getVisibleColumns().some(({ field }) => field === 'customer');
    apiRef.current.setColumnVisibility('customer', !isVisible);
  };
  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={toggle}>
          Show or hide customers
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setSortModel([{ field: 'customer', sort: 'asc' }])}
        >
          Sort by customer
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
