import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridEditInputCell,
  GridRowEditStopReasons,
  GridRowModes,
  GridToolbarContainer,
  useGridApiRef,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridRenderEditCellParams,
  GridRowModesModel,
  GridSlots,
  ToolbarPropsOverrides,
} from '@mui/x-data-grid';

interface Tool {
  id: number;
  name: string;
  location: string;
  count: number;
  isNew?: boolean;
}

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAdd: () => void;
    addButton: React.Ref<HTMLButtonElement>;
  }
}

const initialRows: Tool[] = [
  { id: 1, name: 'Belt sander', location: 'Workshop', count: 2 },
  { id: 2, name: 'Hedge trimmer', location: 'Garden shed', count: 1 },
  { id: 3, name: 'Extension cord', location: 'Van', count: 5 },
];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

function AddToolbar({ onAdd, addButton }: ToolbarPropsOverrides) {
  return (
    <GridToolbarContainer>
      <Button ref={addButton} startIcon={<AddIcon />} onClick={onAdd}>
        Add tool
      </Button>
    </GridToolbarContainer>
  );
}

export default function FullFeaturedCrudGrid() {
  const apiRef = useGridApiRef();
  const addButton = React.useRef<HTMLButtonElement>(null);
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [message, setMessage] = React.useState('');

  // A button that removes its row loses the focus, so move it.
  const rowCount = React.useRef(rows.length);
  React.useEffect(() => {
    if (rows.length < rowCount.current) {
      addButton.current?.focus();
    }
    rowCount.current = rows.length;
  }, [rows.length]);

  function add() {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([{ id, name: '', location: '', count: 1, isNew: true }, ...rows]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  }

  function handleModesChange(next: GridRowModesModel) {
    setModes(next);
    // A new row that was canceled disappears again.
    setRows((old) => old.filter((row) => !row.isNew || next[row.id]));
  }

  function processRowUpdate(row: Tool): Tool {
    if (!row.name.trim()) {
      throw new Error('A tool needs a name');
    }
    const saved = { ...row, isNew: false };
    setRows((old) => old.map((one) => (one.id === saved.id ? saved : one)));
    setMessage(`Saved ${saved.name}`);
    return saved;
  }

  const columns: GridColDef<Tool>[] = [
    {
      field: 'name',
      headerName: 'Tool',
      flex: 1,
      minWidth: 140,
      editable: true,
      renderEditCell: NamedField,
    },
    {
      field: 'location',
      headerName: 'Location',
      width: 130,
      editable: true,
      renderEditCell: NamedField,
    },
    {
      field: 'count',
      headerName: 'Count',
      type: 'number',
      width: 90,
      editable: true,
      renderEditCell: NamedField,
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ id, row }) =>
        modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                icon={<SaveIcon />}
                label={`Save ${row.name || 'the new tool'}`}
                onClick={() => apiRef.current.stopRowEditMode({ id })}
              />,
              <GridActionsCellItem
                icon={<CloseIcon />}
                label={`Cancel editing ${row.name || 'the new tool'}`}
                onClick={() => {
                  apiRef.current.stopRowEditMode({ id, ignoreModifications: true });
                  apiRef.current.setCellFocus(id, 'name');
                  setMessage('');
                }}
              />,
            ]
          : [
              <GridActionsCellItem
                icon={<EditIcon />}
                label={`Edit ${row.name}`}
                onClick={() => apiRef.current.startRowEditMode({ id, fieldToFocus: 'name' })}
              />,
              <GridActionsCellItem
                icon={<DeleteIcon />}
                label={`Delete ${row.name}`}
                showInMenu
                onClick={() => {
                  setRows((old) => old.filter((one) => one.id !== id));
                  setMessage(`Deleted ${row.name}`);
                }}
              />,
            ],
    },
  ];

  return (
    <div role="group" aria-label="Tools" style={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={handleModesChange}
          onCellKeyDown={({ field }, event) => {
            // Space operates the buttons, including that of the menu, instead of moving the focus.
            if (field === 'actions' && event.key === ' ') {
              event.defaultMuiPrevented = true;
            }
          }}
          onRowEditStop={({ reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            } else {
              setMessage('');
            }
          }}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          slots={{ toolbar: AddToolbar as GridSlots['toolbar'] }}
          slotProps={{ toolbar: { onAdd: add, addButton } }}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
