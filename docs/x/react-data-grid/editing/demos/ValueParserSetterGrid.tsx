import * as React from 'react';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Flight {
  id: number;
  from: string;
  to: string;
  gate: string;
}

const rows: Flight[] = [
  { id: 1, from: 'OSL', to: 'NRT', gate: 'B4' },
  { id: 2, from: 'LIS', to: 'ACC', gate: 'A12' },
  { id: 3, from: 'YYZ', to: 'HAN', gate: 'C1' },
];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef<Flight>[] = [
  {
    field: 'route',
    headerName: 'Route',
    flex: 1,
    minWidth: 140,
    editable: true,
    renderEditCell: NamedField,
    valueGetter: (_, row) => `${row.from}-${row.to}`,
    valueSetter: (value: string, row) => {
      const [from = '', to = ''] = value.split('-');
      return { ...row, from: from.trim(), to: to.trim() };
    },
  },
  {
    field: 'gate',
    headerName: 'Gate',
    width: 110,
    editable: true,
    renderEditCell: NamedField,
    valueParser: (value: string) => value.toUpperCase(),
  },
];

export default function ValueParserSetterGrid() {
  const [saved, setSaved] = React.useState('Nothing saved yet');
  return (
    <div role="group" aria-label="Flights" style={{ width: '100%' }}>
      <div style={{ height: 215 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          processRowUpdate={(row) => {
            setSaved(JSON.stringify(row));
            return row;
          }}
        />
      </div>
      <p role="status">{saved}</p>
    </div>
  );
}
