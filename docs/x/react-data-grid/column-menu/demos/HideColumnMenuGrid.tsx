import { DataGrid, GridColumnMenu } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';

const rows = [
  { id: 12, number: 'A-1012', city: 'Wrocław', status: 'Delivered' },
  { id: 11, number: 'A-1011', city: 'Bogotá', status: 'Packed' },
  { id: 10, number: 'A-1010', city: 'Busan', status: 'Delivered' },
  { id: 9, number: 'A-1009', city: 'Pune', status: 'Delivered' },
  { id: 8, number: 'A-1008', city: 'Hanoi', status: 'Delivered' },
  { id: 7, number: 'A-1007', city: 'Nagoya', status: 'Delivered' },
  { id: 6, number: 'A-1006', city: 'Toronto', status: 'Returned' },
  { id: 5, number: 'A-1005', city: 'Toronto', status: 'New' },
  { id: 4, number: 'A-1004', city: 'Busan', status: 'Paid' },
  { id: 3, number: 'A-1003', city: 'Rotterdam', status: 'Paid' },
  { id: 2, number: 'A-1002', city: 'Lyon', status: 'New' },
  { id: 1, number: 'A-1001', city: 'Lyon', status: 'Paid' },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const slots = { columnMenuColumnsItem: null };

function MenuWithoutColumns(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}

export default function HideColumnMenuGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ columnMenu: MenuWithoutColumns }}
        hideFooter
      />
    </div>
  );
}
