import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(5);

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** The form that date fields of browsers need, such as 2021-03-15, in the local time zone. */
const toField = (date: Date) =>
  `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;

function DateEditCell({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams<Employee>) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);
  const change = (text: string) => {
    const date = text ? new Date(`${text}T00:00`) : null;
    void apiRef.current.setEditCellValue({ id, field, value: date });
  };
  return (
    <TextField
      type="date"
      name={field}
      variant="standard"
      inputRef={input}
      value={value instanceof Date ? toField(value) : ''}
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': colDef.headerName, max: '2030-12-31' } }}
      sx={{ px: 1, width: '100%' }}
    />
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'hiredOn',
    headerName: 'Hired on',
    type: 'date',
    width: 180,
    editable: true,
    renderEditCell: (params: GridRenderEditCellParams<Employee>) => <DateEditCell {...params} />,
  },
];

export default function EditingWithDateField() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
