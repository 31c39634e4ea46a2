import { DataGrid, GridEditInputCell, gridClasses } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Order {
  id: string;
  customer: string;
  quantity: number;
  status: 'New' | 'Packed' | 'Shipped';
}

const rows: Order[] = [
  { id: 'A-207', customer: 'Okafor Studio', quantity: 12, status: 'New' },
  { id: 'A-206', customer: 'Demir Nursery', quantity: 3, status: 'Shipped' },
  { id: 'A-205', customer: 'Rossi Café', quantity: 40, status: 'Packed' },
  { id: 'A-204', customer: 'Kim Bicycles', quantity: 1, status: 'Shipped' },
];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: NamedField,
  },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function IsCellEditableGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 267, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        isCellEditable={({ row }: GridCellParams<Order>) => row.status !== 'Shipped'}
        sx={{ [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
