import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', hiredOn: new Date(2022, 5, 28) },
  { id: 2, name: 'Camila Hughes', hiredOn: new Date(2022, 3, 6) },
  { id: 3, name: 'Mateo Patel', hiredOn: new Date(2014, 8, 13) },
  { id: 4, name: 'Elena Okafor', hiredOn: new Date(2022, 6, 4) },
  { id: 5, name: 'Mei Rossi', hiredOn: new Date(2021, 11, 26) },
];

type Employee = (typeof rows)[number];

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
