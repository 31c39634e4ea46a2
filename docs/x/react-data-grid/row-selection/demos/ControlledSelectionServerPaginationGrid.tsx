import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel, GridRowSelectionModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const orders = Array.from({ length: 40 }, (_, index) => ({
  id: 40 - index,
  number: `A-${1040 - index}`,
  customer: customers[index % 5]!,
}));

type Order = (typeof orders)[number];

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
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

export default function ControlledSelectionServerPaginationGrid() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [loaded, setLoaded] = React.useState<RowsResponse<Order> & { for?: object }>({
    rows: [],
    rowCount: 0,
  });

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .fetchRows({ ...model, signal: controller.signal })
      .then((response) => setLoaded({ ...response, for: model }))
      .catch(() => {});
    return () => controller.abort();
  }, [model]);

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          rows={loaded.rows}
          rowCount={loaded.rowCount}
          loading={loaded.for !== model}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          slotProps={{ pagination }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Selected on all pages: {selected.length}
      </Typography>
    </div>
  );
}
