import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, article: 'Clay pot', sales: [12, 18, 9, 22, 25, 31] },
  { id: 2, article: 'Watering can', sales: [30, 28, 24, 19, 17, 12] },
  { id: 3, article: 'Seed box', sales: [4, 9, 16, 15, 8, 5] },
];

type Row = (typeof rows)[number];

const WIDTH = 120;
const HEIGHT = 32;

function Sparkline({ value = [] }: GridRenderCellParams<Row, number[]>) {
  const max = Math.max(...value, 1);
  const step = WIDTH / Math.max(value.length - 1, 1);
  const points = value.map((sales, index) => `${index * step},${HEIGHT * (1 - sales / max)}`);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`Sales by month: ${value.join(', ')}`}
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      sx={{ height: 36, verticalAlign: 'middle', color: 'primary.main' }}
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
    </Box>
  );
}

const sumOf = (sales: readonly number[]) => sales.reduce((sum, month) => sum + month, 0);

const columns: GridColDef<Row>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  {
    field: 'sales',
    headerName: 'Sales in 6 months',
    width: 180,
    renderCell: (params: GridRenderCellParams<Row, number[]>) => <Sparkline {...params} />,
    valueFormatter: (sales: number[]) => sales.join(', '),
    sortComparator: (a: number[], b: number[]) => sumOf(a) - sumOf(b),
    filterable: false,
  },
];

export default function SparklineColumn() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
