import PlaceIcon from '@mui/icons-material/Place';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(10);

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
