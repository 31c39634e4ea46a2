import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createServer } from '../../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const statuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const orders = Array.from({ length: 500 }, (_, index) => ({
  id: 500 - index,
  customer: customers[index % 5]!,
  city: cities[index % 5]!,
  status: statuses[(index * 5) % 6]!,
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 130,
  },
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

export default function ServerFilterGrid() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'status', operator: 'is', value: 'Returned' }],
  });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [isLoading, setIsLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    setIsLoading(true);
    server
      .fetchRows({ filterModel, signal: controller.signal })
      .then((response) => {
        setRows(response.rows);
        setIsLoading(false);
      })
      .catch((error: Error) => {
        if (error.name !== 'AbortError') {
          setIsLoading(false);
        }
      });
    return () => controller.abort();
  }, [filterModel]);

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={isLoading}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slotProps={{ pagination }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {isLoading ? 'Loading…' : `Orders found: ${rows.length}`}
      </Typography>
    </div>
  );
}
