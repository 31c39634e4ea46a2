import { DataGrid, GridToolbarContainer, GridToolbarDensitySelector } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { reviews } from './reviews';
import type { Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'tool', headerName: 'Tool', width: 130 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 200 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 80;

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function DynamicRowHeightGrid() {
  return (
    <div role="group" aria-label="Reviews" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        slots={{ toolbar: DensityToolbar }}
        hideFooter
        sx={{
          '& .MuiDataGrid-cell': { py: '14px' },
          '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { py: '6px' },
          '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': { py: '22px' },
        }}
      />
    </div>
  );
}
