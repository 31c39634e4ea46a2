import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, step: 'Sand', how: 'Use paper 120 first, then 240, always along the grain.' },
  { id: 2, step: 'Clean', how: 'Wipe off the dust with a damp cloth.' },
  { id: 3, step: 'Oil', how: 'Apply a thin coat, wait ten minutes, and wipe off what remains.' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'step', headerName: 'Step' },
  { field: 'how', headerName: 'How', maxWidth: 240 },
];

export default function ColumnAutosizingDynamicRowHeight() {
  const apiRef = useGridApiRef();
  return (
    <div role="group" aria-label="Steps" style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => void apiRef.current.autosizeColumns({ includeOutliers: true })}
        sx={{ mb: 1 }}
      >
        Autosize
      </Button>
      <div style={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={() => 'auto'}
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
          hideFooter
        />
      </div>
    </div>
  );
}
