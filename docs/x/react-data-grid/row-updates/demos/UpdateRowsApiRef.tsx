import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'lift-a', name: 'Lift A', floor: 0 },
  { id: 'lift-b', name: 'Lift B', floor: 5 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Lift', flex: 1, minWidth: 110 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 90 },
];

export default function UpdateRowsApiRef() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing has changed yet');
  const goUp = () => {
    const lift = apiRef.current.getRow<(typeof rows)[number]>('lift-a')!;
    apiRef.current.updateRows([{ id: 'lift-a', floor: lift.floor + 1 }]);
    setMessage(`Lift A is on floor ${lift.floor + 1}`);
  };
  const add = () => {
    apiRef.current.updateRows([{ id: 'lift-c', name: 'Lift C', floor: 2 }]);
    setMessage('Lift C is in service');
  };
  const remove = () => {
    const wasFocused = apiRef.current.state.tabIndex.cell?.id === 'lift-c';
    apiRef.current.updateRows([{ id: 'lift-c', _action: 'delete' }]);
    if (wasFocused) {
      apiRef.current.setCellFocus('lift-b', 'name');
    }
    setMessage('Lift C is out of service');
  };
  return (
    <div role="group" aria-label="Lifts" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 2, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={goUp}>
          Lift A goes up
        </Button>
        <Button size="small" variant="outlined" onClick={add}>
          Add lift C
        </Button>
        <Button size="small" variant="outlined" onClick={remove}>
          Delete lift C
        </Button>
      </Stack>
      <div style={{ height: 267 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
