import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createOrders, orderStatuses } from '../../../data/orders';
import type { Order } from '../../../data/orders';
import { createServer } from '../../../data/server';

const server = createServer(createOrders(500));

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
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
