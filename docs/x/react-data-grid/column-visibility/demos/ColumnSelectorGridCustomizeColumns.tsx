import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridToolbarColumnsButton,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', to: 'Accra', weight: 3.5 },
  { id: 'P700066', recipient: 'Farid Costa', to: 'Busan', weight: 15.9 },
  { id: 'P700083', recipient: 'Camila Nguyen', to: 'Busan', weight: 13.9 },
  { id: 'P700145', recipient: 'Noah Silva', to: 'Accra', weight: 20.1 },
];

type Parcel = (typeof rows)[number];

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
