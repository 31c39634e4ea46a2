import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowSpacingParams } from '@mui/x-data-grid';

const rows = [
  { id: 10, number: 'A-1010', customer: 'Abebe Bicycles', article: 'Compost, 40 l', quantity: 7 },
  { id: 9, number: 'A-1009', customer: 'Ivanova Bicycles', article: 'Garden gloves', quantity: 4 },
  {
    id: 8,
    number: 'A-1008',
    customer: 'Patel Garden Supply',
    article: 'Clay pot, small',
    quantity: 11,
  },
  {
    id: 7,
    number: 'A-1007',
    customer: 'Moreau Bicycles',
    article: 'Clay pot, large',
    quantity: 11,
  },
  {
    id: 6,
    number: 'A-1006',
    customer: 'Okafor & Daughters',
    article: 'Garden gloves',
    quantity: 4,
  },
  { id: 5, number: 'A-1005', customer: 'Demir Books', article: 'Raised bed, cedar', quantity: 6 },
  {
    id: 4,
    number: 'A-1004',
    customer: 'Nakamura Studio',
    article: 'Seed box, herbs',
    quantity: 21,
  },
  {
    id: 3,
    number: 'A-1003',
    customer: 'Schmidt Garden Supply',
    article: 'Pruning shears',
    quantity: 17,
  },
  { id: 2, number: 'A-1002', customer: 'Bakker Studio', article: 'Garden gloves', quantity: 3 },
  { id: 1, number: 'A-1001', customer: 'Kaur Books', article: 'Raised bed, cedar', quantity: 4 },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
];

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: isLastVisible ? 8 : 4,
});

export default function RowMarginGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
