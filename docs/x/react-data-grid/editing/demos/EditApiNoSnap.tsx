import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridEditInputCell, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef[] = [
  { field: 'member', headerName: 'Member', flex: 1, minWidth: 130 },
  { field: 'phone', headerName: 'Phone', width: 150, editable: true, renderEditCell: NamedField },
];

const rows = [
  { id: 1, member: 'Keoni Silva', phone: '555 0142' },
  { id: 2, member: 'Aylin Demir', phone: '' },
  { id: 3, member: 'Pavel Ivanova', phone: '' },
];

export default function EditApiNoSnap() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  function editNextGap() {
    const id = apiRef.current.getAllRowIds().find((rowId) => {
      const isEditing = apiRef.current.getCellMode(rowId, 'phone') === 'edit';
      return !isEditing && !apiRef.current.getCellValue(rowId, 'phone');
    });
    if (id === undefined) {
      setMessage('Every member has a phone number');
    } else {
      apiRef.current.startCellEditMode({ id, field: 'phone' });
      setMessage('');
    }
  }

  return (
    <div role="group" aria-label="Members" style={{ width: '100%' }}>
      <Button onClick={editNextGap}>Fill in the next gap</Button>
      <div style={{ height: 215 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
