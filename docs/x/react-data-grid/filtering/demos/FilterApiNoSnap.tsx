import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1, wind: 7.4 },
  { id: 2, station: 'Airfield', temperature: 9.2, wind: 3.9 },
  { id: 3, station: 'Old town', temperature: 12, wind: 6 },
  { id: 4, station: 'Summit', temperature: 0.2, wind: 6.8 },
  { id: 5, station: 'Harbor', temperature: 8.1, wind: 3.4 },
  { id: 6, station: 'Airfield', temperature: 6.1, wind: 0.9 },
  { id: 7, station: 'Old town', temperature: 10.9, wind: 4 },
  { id: 8, station: 'Summit', temperature: -2.8, wind: 6 },
  { id: 12, station: 'Summit', temperature: -2.1, wind: 14 },
  { id: 16, station: 'Summit', temperature: -3, wind: 0.6 },
];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: 'Temperature in °C', type: 'number', width: 160 },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 130 },
];

export default function FilterApiNoSnap() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(rows.length);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('filteredRowsSet', () => {
        setCount(gridFilteredSortedRowIdsSelector(apiRef).length);
      }),
    [apiRef],
  );

  const showFrost = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'temperature', operator: '<', value: 0 }],
    });

  return (
    <div role="group" aria-label="Measurements" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={showFrost}>Frost</Button>
        <Button onClick={() => apiRef.current.showFilterPanel('wind')}>Filter by wind</Button>
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Clear</Button>
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Measurements shown: {count} of {rows.length}
      </Typography>
    </div>
  );
}
