import * as React from 'react';
import { DataGrid, GridCellModes, GridEditInputCell } from '@mui/x-data-grid';
import type {
  GridCellModesModel,
  GridCellParams,
  GridColDef,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, shelf: 'Tea', monday: 12, friday: 9 },
  { id: 2, shelf: 'Coffee', monday: 8, friday: 15 },
  { id: 3, shelf: 'Spices', monday: 31, friday: 28 },
];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const day = { type: 'number', width: 100, editable: true, renderEditCell: NamedField } as const;

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 90 },
  { field: 'monday', headerName: 'Monday', ...day },
  { field: 'friday', headerName: 'Friday', ...day },
];

export default function SingleClickEditing() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const edit = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (isEditable && cellMode === 'view') {
      setModes((old) => ({
        ...old,
        [id]: { ...old[id], [field]: { mode: GridCellModes.Edit } },
      }));
    }
  };

  return (
    <div role="group" aria-label="Stock" style={{ height: 215, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={edit}
      />
    </div>
  );
}
