import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(96);

const columns: GridColDef<Measurement>[] = [
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
