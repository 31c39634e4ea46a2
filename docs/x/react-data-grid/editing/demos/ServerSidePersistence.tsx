import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const rows = [
  { id: 1, supplier: 'Bakker Seeds', contact: 'Anders Bakker' },
  { id: 2, supplier: 'Clay & Kiln', contact: 'Priya Rahman' },
  { id: 3, supplier: 'Walker Tools', contact: 'Tariq Walker' },
];

type Supplier = (typeof rows)[number];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef<Supplier>[] = [
  {
    field: 'supplier',
    headerName: 'Supplier',
    flex: 1,
    minWidth: 140,
    editable: true,
    renderEditCell: NamedField,
  },
  {
    field: 'contact',
    headerName: 'Contact',
    flex: 1,
    minWidth: 140,
    editable: true,
    renderEditCell: NamedField,
  },
];

const server = createServer(rows, { latency: 800 });

export default function ServerSidePersistence() {
  const [message, setMessage] = React.useState('Nothing to save');

  async function processRowUpdate(row: Supplier, oldRow: Supplier): Promise<Supplier> {
    if (row.supplier === oldRow.supplier && row.contact === oldRow.contact) {
      return oldRow;
    }
    setMessage('Saving…');
    const saved = await server.saveRow({ ...row, contact: row.contact.trim() });
    setMessage(`Saved ${saved.supplier}`);
    return saved;
  }

  return (
    <div role="group" aria-label="Suppliers" style={{ width: '100%' }}>
      <Button
        onClick={() => {
          server.failNext();
          setMessage('The next save will fail');
        }}
      >
        Make the next save fail
      </Button>
      <div style={{ height: 215 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(`Not saved: ${error.message}`)}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
