import { DataGrid, GridEditInputCell, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  {
    field: 'height',
    headerName: 'Height in cm',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: NamedField,
  },
  { field: 'note', headerName: 'Note', width: 160, editable: true, renderEditCell: NamedField },
];

const rows = [
  { id: 1, plant: 'Basil', height: 18, note: '' },
  { id: 2, plant: 'Chard', height: 31, note: 'Needs thinning' },
  { id: 3, plant: 'Okra', height: 64, note: '' },
];

export default function TapToEdit() {
  const apiRef = useGridApiRef();
  return (
    <div role="group" aria-label="Plants" style={{ height: 215, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            apiRef.current.startCellEditMode({ id, field });
          }
        }}
      />
    </div>
  );
}
