import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const rows = [
  { id: 12, number: 'A-1012', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 11, number: 'A-1011', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 10, number: 'A-1010', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 9, number: 'A-1009', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 8, number: 'A-1008', customer: 'Okafor & Daughters', status: 'Delivered' },
  { id: 7, number: 'A-1007', customer: 'Demir Books', status: 'Delivered' },
  { id: 6, number: 'A-1006', customer: 'Nakamura Studio', status: 'Returned' },
  { id: 5, number: 'A-1005', customer: 'Schmidt Garden Supply', status: 'New' },
  { id: 4, number: 'A-1004', customer: 'Bakker Studio', status: 'Paid' },
  { id: 3, number: 'A-1003', customer: 'Kaur Books', status: 'Paid' },
  { id: 2, number: 'A-1002', customer: 'Castillo Café', status: 'New' },
  { id: 1, number: 'A-1001', customer: 'Moreau Books', status: 'Paid' },
];

type Order = (typeof rows)[number];

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
