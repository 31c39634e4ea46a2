import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ThemedGrid() {
  const outer = useTheme();
  const theme = createTheme({
    palette: { mode: outer.palette.mode },
    direction: outer.direction,
    mixins: {
      MuiDataGrid: { containerBackground: outer.palette.mode === 'dark' ? '#1d3b36' : '#e0f2f1' },
    },
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', hideFooter: true },
        styleOverrides: {
          root: { borderRadius: 12, borderColor: '#00796b' },
          columnHeaderTitle: { fontWeight: 700 },
          cell: { [`&.${gridClasses['cell--textRight']}`]: { fontVariantNumeric: 'tabular-nums' } },
        },
      },
    },
  });
  return (
    <ThemeProvider theme={theme}>
      <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
