import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'A', lake: 'Mirror Lake', depth: 38 },
  { id: 'B', lake: 'Heron Water', depth: 12 },
  { id: 'C', lake: 'Stone Basin', depth: 74 },
  { id: 'D', lake: 'Reed Pond', depth: 3 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'lake', headerName: 'Lake', flex: 1, minWidth: 110 },
  { field: 'depth', headerName: 'Depth in m', type: 'number', width: 120 },
];

export default function SortingApiNoSnap() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  const read = () => setMessage(`Ids in order: ${apiRef.current.getSortedRowIds().join(', ')}`);
  return (
    <div role="group" aria-label="Lakes" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button onClick={() => apiRef.current.sortColumn('depth', 'desc')}>Deepest first</Button>
        <Button onClick={() => apiRef.current.sortColumn('lake')}>Sort by lake, next step</Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>Original order</Button>
        <Button onClick={read}>Read the order</Button>
      </Stack>
      <div style={{ height: 267 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
