import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
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
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 130 },
];

const placeId = 'employee-search';

function SearchInAppBar() {
  return (
    <Portal container={() => document.getElementById(placeId)}>
      <GridToolbarQuickFilter
        name="employees"
        inputProps={{ 'aria-label': 'Search employees' }}
        // The button that clears the field disappears after the click, and would lose the focus.
        onClick={({ currentTarget }) => currentTarget.querySelector('input')?.focus()}
      />
    </Portal>
  );
}

export default function QuickFilterOutsideOfGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" color="default" component="div">
        <Toolbar sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
          <Typography component="div" sx={{ flexGrow: 1 }}>
            Employees
          </Typography>
          <div id={placeId} />
        </Toolbar>
      </AppBar>
      <div role="group" aria-label="Employees" style={{ height: 371 }}>
        <DataGrid rows={rows} columns={columns} slots={{ toolbar: SearchInAppBar }} />
      </div>
    </Box>
  );
}
