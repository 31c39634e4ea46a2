import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEvents } from '@mui/x-data-grid';

const rows = [
  { id: 20, number: 'A-1020', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 19, number: 'A-1019', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 18, number: 'A-1018', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 17, number: 'A-1017', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 16, number: 'A-1016', customer: 'Okafor & Daughters', status: 'Delivered' },
  { id: 15, number: 'A-1015', customer: 'Demir Books', status: 'Delivered' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true },
  { field: 'status', headerName: 'Status', width: 110 },
];

const events: GridEvents[] = [
  'rowClick',
  'rowDoubleClick',
  'rowSelectionChange',
  'columnHeaderClick',
  'columnHeaderKeyDown',
  'sortModelChange',
  'filterModelChange',
  'columnVisibilityModelChange',
  'columnWidthChange',
  'cellClick',
  'cellDoubleClick',
  'cellKeyDown',
  'cellEditStart',
  'cellEditStop',
  'clipboardCopy',
  'preferencePanelOpen',
  'preferencePanelClose',
  'renderedRowsIntervalChange',
  'paginationModelChange',
];

export default function CatalogOfEventsNoSnap() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<GridEvents[]>([]);

  React.useEffect(() => {
    const stops = events.map((name) =>
      apiRef.current.subscribeEvent(name, () => setLog((names) => [name, ...names].slice(0, 5))),
    );
    return () => stops.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <div role="group" aria-label="Orders" style={{ height: 320 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
      <Typography sx={{ mt: 1 }}>Last events, the newest first:</Typography>
      <Box component="ol" sx={{ m: 0, minHeight: 120 }}>
        {log.map((name, index) => (
          <li key={log.length - index}>{name}</li>
        ))}
      </Box>
    </Box>
  );
}
