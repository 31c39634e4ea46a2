import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const articles = ['Clay pot', 'Watering can', 'Garden gloves', 'Pruning shears'];
const rows = Array.from({ length: 240 }, (_, index) => ({
  id: 240 - index,
  number: `A-${1240 - index}`,
  customer: customers[index % 5]!,
  article: articles[index % 4]!,
  quantity: 1 + ((index * 7) % 24),
}));

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'article', headerName: 'Article', width: 160 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function PaginationCommunityNoSnap() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slotProps={{ pagination }} />
    </div>
  );
}
