import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', rating: 3.5 },
  { id: 2, name: 'Camila Hughes', department: 'Finance', rating: 2 },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', rating: 4.5 },
  { id: 4, name: 'Elena Okafor', department: 'Finance', rating: 2.5 },
  { id: 5, name: 'Mei Rossi', department: 'Sales', rating: 4 },
  { id: 6, name: 'Samir Tanaka', department: 'Support', rating: 2.5 },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function UseGridApiRef() {
  const apiRef = useGridApiRef();
  const showBest = () => {
    apiRef.current.sortColumn('rating', 'desc');
    apiRef.current.scrollToIndexes({ rowIndex: 0 });
    const id = gridExpandedSortedRowIdsSelector(apiRef)[0];
    if (id !== undefined) {
      apiRef.current.setCellFocus(id, 'name');
      apiRef.current.getCellElement(id, 'name')?.focus({ preventScroll: true });
    }
  };
  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={showBest}>
          Go to the best rating
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current.toggleColumnMenu('department')}>
          Open the menu of the departments
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
