import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 160 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const rows = [
  { id: 1, country: 'Portugal', warehouse: 'Porto', article: 'Clay pot, small', stock: 120 },
  { id: 2, country: 'Portugal', warehouse: 'Porto', article: 'Clay pot, large', stock: 48 },
  { id: 3, country: 'Portugal', warehouse: 'Lisbon', article: 'Watering can', stock: 75 },
  { id: 4, country: 'Ghana', warehouse: 'Accra', article: 'Garden gloves', stock: 310 },
  { id: 5, country: 'Ghana', warehouse: 'Accra', article: 'Pruning shears', stock: 64 },
];

export default function RowSpanning() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        hideFooter
        unstable_rowSpanning
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
