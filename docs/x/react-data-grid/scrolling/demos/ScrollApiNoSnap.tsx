import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridScrollParams } from '@mui/x-data-grid';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const articles = ['Clay pot', 'Watering can', 'Garden gloves', 'Pruning shears'];
const statuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const rows = Array.from({ length: 100 }, (_, index) => ({
  id: 100 - index,
  number: `A-${1100 - index}`,
  customer: customers[index % 5]!,
  article: articles[index % 4]!,
  status: statuses[(index * 5) % 6]!,
}));

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 220 },
  { field: 'article', headerName: 'Article', width: 200 },
  { field: 'status', headerName: 'Status', width: 130 },
];

export default function ScrollApiNoSnap() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridScrollParams>({ top: 0, left: 0 });
  const remember = () => {
    const { top, left } = apiRef.current.getScrollPosition();
    setSaved({ top, left: Math.abs(left) });
  };
  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={remember}>
          Remember this position
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current.scroll(saved)}>
          Back to {Math.round(saved.top)} px
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
