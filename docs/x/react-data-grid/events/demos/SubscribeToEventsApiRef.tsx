import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 5, number: 'A-1005', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 4, number: 'A-1004', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 3, number: 'A-1003', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 2, number: 'A-1002', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 1, number: 'A-1001', customer: 'Okafor & Daughters', status: 'Delivered' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function SubscribeToEventsApiRef() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = React.useState(true);
  const [clicks, setClicks] = React.useState(0);

  React.useEffect(() => {
    if (counts) {
      return apiRef.current.subscribeEvent('columnHeaderClick', () =>
        setClicks((number) => number + 1),
      );
    }
    return undefined;
  }, [apiRef, counts]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Count clicks on headers"
        control={<Switch checked={counts} onChange={() => setCounts(!counts)} />}
      />
      <Typography role="status" sx={{ mb: 1 }}>
        Clicks: {clicks}
      </Typography>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid hideFooter apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </Box>
  );
}
