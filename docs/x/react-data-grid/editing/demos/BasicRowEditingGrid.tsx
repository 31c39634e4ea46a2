import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, room: 'Birch', floor: 1, seats: 8, equipment: 'Screen' },
  { id: 2, room: 'Larch', floor: 1, seats: 4, equipment: 'Whiteboard' },
  { id: 3, room: 'Rowan', floor: 2, seats: 20, equipment: 'Projector' },
];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'room',
    headerName: 'Room',
    flex: 1,
    minWidth: 110,
    editable: true,
    renderEditCell: NamedField,
  },
  {
    field: 'floor',
    headerName: 'Floor',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: NamedField,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: NamedField,
  },
  {
    field: 'equipment',
    headerName: 'Equipment',
    width: 140,
    editable: true,
    renderEditCell: NamedField,
  },
];

export default function BasicRowEditingGrid() {
  return (
    <div role="group" aria-label="Meeting rooms" style={{ height: 215, width: '100%' }}>
      <DataGrid editMode="row" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
