import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const sensors = ['Boiler', 'Pump', 'Turbine', 'Valve'].map((id) => ({
  id,
  celsius: 60,
  updates: 0,
}));

const columns: GridColDef<(typeof sensors)[number]>[] = [
  { field: 'id', headerName: 'Sensor', flex: 1, minWidth: 100 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 90 },
  { field: 'updates', headerName: 'Updates', type: 'number', width: 110 },
];

export default function BatchedUpdates() {
  const [rows, setRows] = React.useState(sensors);
  const [isLive, setIsLive] = React.useState(false);
  const [batches, setBatches] = React.useState(0);

  React.useEffect(() => {
    if (!isLive) {
      return undefined;
    }
    let waiting: { id: string; change: number }[] = [];
    let count = 0;
    const receive = setInterval(() => {
      count += 1;
      waiting.push({ id: sensors[count % 4]!.id, change: ((count * 7) % 5) - 2 });
    }, 20);
    const show = setInterval(() => {
      const batch = waiting;
      waiting = [];
      setBatches((current) => current + 1);
      setRows((current) =>
        current.map((row) => {
          const own = batch.filter(({ id }) => id === row.id);
          const celsius = own.reduce((sum, { change }) => sum + change, row.celsius);
          return { ...row, celsius, updates: row.updates + own.length };
        }),
      );
    }, 1000);
    return () => {
      clearInterval(receive);
      clearInterval(show);
    };
  }, [isLive]);

  const total = rows.reduce((sum, { updates }) => sum + updates, 0);
  return (
    <div role="group" aria-label="Sensors" style={{ width: '100%' }}>
      <FormControlLabel
        label="Receive 50 updates per second"
        control={
          <Switch name="live" checked={isLive} onChange={(_, checked) => setIsLive(checked)} />
        }
      />
      <div style={{ height: 267 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {total} updates, rendered in {batches} batches
      </Typography>
    </div>
  );
}
