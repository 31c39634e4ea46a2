import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid, GridFooter } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createServer } from '../../../data/server';
import type { RowsRequest } from '../../../data/server';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const articles = ['Clay pot', 'Watering can', 'Garden gloves', 'Pruning shears'];
const orders = Array.from({ length: 400 }, (_, index) => ({
  id: 400 - index,
  customer: customers[index % 5]!,
  article: articles[index % 4]!,
  quantity: 1 + ((index * 7) % 24),
  price: 5 + ((index * 7) % 30),
}));

const server = createServer(orders);

/** Returns a page and the totals in one answer, as a server would compute them in its database. */
async function fetchOrders({ signal, filterModel, ...request }: RowsRequest) {
  const [page, all] = await Promise.all([
    server.fetchRows({ ...request, filterModel, signal }),
    server.fetchRows({ filterModel, signal }),
  ]);
  const quantity = all.rows.reduce((sum, order) => sum + order.quantity, 0);
  const value = all.rows.reduce((sum, order) => sum + order.quantity * order.price, 0);
  return { ...page, totals: { quantity, value } };
}

type OrdersResponse = Awaited<ReturnType<typeof fetchOrders>>;

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'article', headerName: 'Article', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const TotalsContext = React.createContext<OrdersResponse['totals'] | null>(null);

function FooterWithTotals() {
  const totals = React.useContext(TotalsContext);
  return (
    <>
      <Box role="status" sx={{ px: 1.25, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {totals
          ? `All pages: ${totals.quantity} pieces, ${euros.format(totals.value)}`
          : 'Computing totals…'}
      </Box>
      <GridFooter />
    </>
  );
}

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

export default function TotalsOfServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<OrdersResponse | null>(null);
  const [isLoading, setIsLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    setIsLoading(true);
    fetchOrders({ filterModel, ...pages, signal: controller.signal })
      .then(setAnswer, () => {})
      .finally(() => !controller.signal.aborted && setIsLoading(false));
    return () => controller.abort();
  }, [filterModel, pages]);

  return (
    <TotalsContext.Provider value={answer?.totals ?? null}>
      <div role="group" aria-label="Orders" style={{ height: 470, width: '100%' }}>
        <DataGrid
          rows={answer?.rows ?? []}
          rowCount={answer?.rowCount ?? 0}
          columns={columns}
          loading={isLoading}
          filterMode="server"
          paginationMode="server"
          disableColumnSorting
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setPages({ ...pages, page: 0 });
          }}
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5, 10]}
          slots={{ footer: FooterWithTotals }}
          slotProps={{ pagination }}
        />
      </div>
    </TotalsContext.Provider>
  );
}
