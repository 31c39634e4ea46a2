import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridToolbarColumnsButton,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const rows = createParcels(4);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 120 },
];

const notListed = ['id', GRID_CHECKBOX_SELECTION_COL_DEF.field];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map(({ field }) => field).filter((field) => !notListed.includes(field));

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnSelectorGridCustomizeColumns() {
  return (
    <div role="group" aria-label="Parcels" style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooter
        slots={{ toolbar: Toolbar }}
        slotProps={{ columnsManagement: { getTogglableColumns, sort: 'asc' } }}
      />
    </div>
  );
}
