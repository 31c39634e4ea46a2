import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, article: 'Clay pot, small', stock: 120 },
  { id: 2, article: 'Watering can', stock: 75 },
  { id: 3, article: 'Garden gloves', stock: 310 },
];

const slots = { columnMenuIcon: MoreHoriz };

export default function CustomSlot() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={slots} hideFooter />
    </div>
  );
}
