import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, GridCellEditStartReasons, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, trail: 'Harbor loop', note: 'Steps at the north pier.\nClosed at high tide.' },
  { id: 2, trail: 'Summit path', note: 'Take water: the spring is dry in August.' },
  { id: 3, trail: 'Mill stream', note: '' },
];

type Trail = (typeof rows)[number];

function NoteField(params: GridRenderEditCellParams<Trail, string>) {
  const { id, field, value, colDef, hasFocus } = params;
  const apiRef = useGridApiContext();
  const [cell, setCell] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useLayoutEffect(() => {
    if (hasFocus && input) {
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus, input]);

  const change = (event: React.ChangeEvent<HTMLTextAreaElement>) =>
    void apiRef.current.setEditCellValue({
      id,
      field,
      value: event.target.value,
      debounceMs: 200,
    });

  return (
    <div ref={setCell} style={{ alignSelf: 'flex-start', width: colDef.computedWidth }}>
      {cell && (
        <Popper open anchorEl={cell} placement="bottom-start">
          <Paper elevation={1} sx={{ p: 1, width: Math.max(colDef.computedWidth, 220) }}>
            <InputBase
              multiline
              fullWidth
              rows={4}
              name={field}
              defaultValue={value}
              onChange={change}
              onKeyDown={(event) => {
                // Enter adds a line. Without Ctrl or Cmd, it mustn't reach the cell, which it would save.
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                  event.stopPropagation();
                }
              }}
              inputRef={setInput}
              inputProps={{ 'aria-label': colDef.headerName }}
            />
          </Paper>
        </Popper>
      )}
    </div>
  );
}

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderEditCell: (params) => <NoteField {...params} />,
  },
];

export default function MultilineEditing() {
  return (
    <div role="group" aria-label="Trails" style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        onCellEditStart={({ reason }, event) => {
          // The field gets the focus at once, so this key would add a line to it.
          if (reason === GridCellEditStartReasons.enterKeyDown) {
            event.preventDefault();
          }
        }}
      />
    </div>
  );
}
