import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridEditInputCell,
  GridRowEditStopReasons,
  GridRowModes,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridRenderEditCellParams,
  GridRowModesModel,
  GridRowSelectionModel,
} from '@mui/x-data-grid';

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef[] = [
  {
    field: 'trail',
    headerName: 'Trail',
    flex: 1,
    minWidth: 130,
    editable: true,
    renderEditCell: NamedField,
  },
  {
    field: 'length',
    headerName: 'Length in km',
    type: 'number',
    width: 130,
    editable: true,
    renderEditCell: NamedField,
  },
];

const rows = [
  { id: 1, trail: 'Harbor loop', length: 5.5 },
  { id: 2, trail: 'Summit path', length: 12.4 },
  { id: 3, trail: 'Mill stream', length: 8 },
];

export default function StartEditButtonGrid() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [[selected = 1], setSelected] = React.useState<GridRowSelectionModel>([1]);
  const editButton = React.useRef<HTMLButtonElement>(null);
  const isEditing = modes[selected]?.mode === GridRowModes.Edit;

  const edit = () =>
    setModes({ ...modes, [selected]: { mode: GridRowModes.Edit, fieldToFocus: 'trail' } });
  const save = () => setModes({ ...modes, [selected]: { mode: GridRowModes.View } });
  const cancel = () => {
    setModes({ ...modes, [selected]: { mode: GridRowModes.View, ignoreModifications: true } });
    editButton.current?.focus();
  };

  return (
    <div role="group" aria-label="Trails" style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button ref={editButton} variant="outlined" onClick={isEditing ? save : edit}>
          {isEditing ? 'Save row' : 'Edit row'}
        </Button>
        <Button disabled={!isEditing} onClick={cancel}>
          Cancel
        </Button>
      </Stack>
      <div style={{ height: 215 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          rowSelectionModel={[selected]}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </div>
  );
}
