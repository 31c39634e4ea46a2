import PlaceIcon from '@mui/icons-material/Place';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 10, number: 'A-1010', city: 'Wrocław', country: 'Poland', price: 9.95, quantity: 7 },
  { id: 9, number: 'A-1009', city: 'Bogotá', country: 'Colombia', price: 12.5, quantity: 4 },
  { id: 8, number: 'A-1008', city: 'Busan', country: 'South Korea', price: 8.5, quantity: 11 },
  { id: 7, number: 'A-1007', city: 'Pune', country: 'India', price: 24, quantity: 11 },
  { id: 6, number: 'A-1006', city: 'Hanoi', country: 'Vietnam', price: 12.5, quantity: 4 },
  { id: 5, number: 'A-1005', city: 'Nagoya', country: 'Japan', price: 129, quantity: 6 },
  { id: 4, number: 'A-1004', city: 'Toronto', country: 'Canada', price: 6.75, quantity: 21 },
  { id: 3, number: 'A-1003', city: 'Toronto', country: 'Canada', price: 34, quantity: 17 },
  { id: 2, number: 'A-1002', city: 'Busan', country: 'South Korea', price: 12.5, quantity: 3 },
  { id: 1, number: 'A-1001', city: 'Rotterdam', country: 'Netherlands', price: 129, quantity: 4 },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 110 },
];

function PlaceHeader({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
      <PlaceIcon fontSize="small" />
      {headerName} ({fields.length})
    </Stack>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Delivery',
    renderHeaderGroup: (params) => <PlaceHeader {...params} />,
    children: [{ field: 'city' }, { field: 'country' }],
  },
  {
    groupId: 'sum',
    headerName: 'Sum',
    description: 'The number of pieces, and the price of one',
    headerAlign: 'right',
    headerClassName: 'sum-header',
    children: [{ field: 'quantity' }, { field: 'price' }],
  },
];

export default function CustomizationDemo() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        sx={{ '& .sum-header': { bgcolor: 'action.selected' } }}
      />
    </div>
  );
}
