import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { warehouse: 'Lyon', shelf: 'A1', article: 'Watering can', pieces: 40 },
  { warehouse: 'Lyon', shelf: 'A2', article: 'Garden gloves', pieces: 120 },
  { warehouse: 'Pune', shelf: 'A1', article: 'Clay pot, large', pieces: 15 },
];

type Stock = (typeof rows)[number];

const columns: GridColDef<Stock>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
];

const getRowId = (row: Stock) => `${row.warehouse} ${row.shelf}`;

export default function RowsGridWithGetRowId() {
  return (
    <div role="group" aria-label="Shelves" style={{ height: 267, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} getRowId={getRowId} />
    </div>
  );
}
