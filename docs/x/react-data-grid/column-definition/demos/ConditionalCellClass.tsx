import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, article: 'Clay pot, small', stock: 140 },
  { id: 2, article: 'Watering can', stock: 0 },
  { id: 3, article: 'Pruning shears', stock: 4 },
  { id: 4, article: 'Garden gloves', stock: 58 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130, cellClassName: 'name' },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 150,
    cellClassName: ({ row }) => (row.stock < 10 ? 'low' : ''),
    valueFormatter: (stock: number) => (stock < 10 ? `${stock}, order more` : String(stock)),
  },
];

export default function ConditionalCellClass() {
  return (
    <Box
      role="group"
      aria-label="Stock"
      sx={{
        height: 266,
        width: '100%',
        '& .name': { fontWeight: 500 },
        '& .low': { color: 'error.main', fontWeight: 700 },
      }}
    >
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
