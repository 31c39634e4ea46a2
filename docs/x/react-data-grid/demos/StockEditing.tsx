import * as React from 'react';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 140 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    editable: true,
    width: 110,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': 'In stock', name: 'stock' }} />
    ),
  },
  { field: 'isListed', headerName: 'In the shop', type: 'boolean', editable: true, width: 120 },
];

const rows = [
  { id: 1, article: 'Clay pot, small', stock: 140, isListed: true },
  { id: 2, article: 'Clay pot, large', stock: 36, isListed: true },
  { id: 3, article: 'Watering can', stock: 0, isListed: false },
];

export default function StockEditing() {
  const [message, setMessage] = React.useState('Nothing changed yet');
  return (
    <div role="group" aria-label="Stock" style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          processRowUpdate={(row: (typeof rows)[number]) => {
            if (row.stock < 0) {
              throw new Error('A stock is never below zero.');
            }
            setMessage(`Saved: ${row.article}`);
            return row;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
