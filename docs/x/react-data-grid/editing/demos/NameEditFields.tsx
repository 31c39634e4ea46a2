import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef[] = [
  {
    field: 'key',
    headerName: 'Key',
    flex: 1,
    minWidth: 110,
    editable: true,
    renderEditCell: NamedField,
  },
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: NamedField,
  },
];

const rows = [
  { id: 1, key: 'Front door', copies: 6 },
  { id: 2, key: 'Cellar', copies: 2 },
];

export default function NameEditFields() {
  return (
    <div role="group" aria-label="Keys" style={{ height: 163, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
