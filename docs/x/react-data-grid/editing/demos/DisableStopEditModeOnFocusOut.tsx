import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridCellEditStopReasons, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef[] = [
  { field: 'term', headerName: 'Term', width: 130, editable: true, renderEditCell: NamedField },
  {
    field: 'meaning',
    headerName: 'Meaning',
    flex: 1,
    minWidth: 200,
    editable: true,
    renderEditCell: NamedField,
  },
];

const rows = [
  { id: 1, term: 'Selvage', meaning: 'The edge of a fabric that does not fray' },
  { id: 2, term: 'Bias', meaning: 'The diagonal of a fabric' },
  { id: 3, term: 'Nap', meaning: 'Fibers that lie in one direction' },
];

export default function DisableStopEditModeOnFocusOut() {
  const [isKept, setIsKept] = React.useState(true);
  const [event, setEvent] = React.useState('none yet');
  return (
    <div role="group" aria-label="Sewing terms" style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch name="keep" checked={isKept} onChange={(_, checked) => setIsKept(checked)} />
        }
        label="Keep editing when users click elsewhere"
      />
      <div style={{ height: 215 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          onCellEditStart={({ reason }) => setEvent(`cellEditStart, ${reason}`)}
          onCellEditStop={({ reason }, muiEvent) => {
            const isPrevented = isKept && reason === GridCellEditStopReasons.cellFocusOut;
            if (isPrevented) {
              muiEvent.defaultMuiPrevented = true;
            }
            setEvent(`cellEditStop, ${reason}${isPrevented ? ', prevented' : ''}`);
          }}
        />
      </div>
      <p role="status">Last event: {event}</p>
    </div>
  );
}
