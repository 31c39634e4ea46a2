import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridRowCountSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', city: 'Hanoi' },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'city', headerName: 'City', width: 140 },
];

export default function DirectSelector() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  const count = () => {
    const found = gridFilteredRowCountSelector(apiRef);
    setText(`${found} of ${gridRowCountSelector(apiRef)} employees match the filter.`);
  };
  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}
      >
        <Button variant="outlined" onClick={count}>
          Count the employees
        </Button>
        <Typography role="status">{text}</Typography>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
