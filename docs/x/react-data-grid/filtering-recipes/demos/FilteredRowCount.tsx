import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(80);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const filters: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: { items: [] } },
  {
    label: 'To pack',
    model: { items: [{ field: 'status', operator: 'equals', value: 'Paid' }] },
  },
  {
    label: 'Returned',
    model: { items: [{ field: 'status', operator: 'equals', value: 'Returned' }] },
  },
  {
    label: 'Large',
    model: { items: [{ field: 'quantity', operator: '>=', value: 15 }] },
  },
];

export default function FilteredRowCount() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState(filters[0]!.model);
  const [counts, setCounts] = React.useState<number[]>([]);

  React.useEffect(() => {
    setCounts(
      filters.map(({ model }) => {
        const { filteredRowsLookup } = apiRef.current.getFilterState(model);
        return rows.filter(({ id }) => filteredRowsLookup[id] !== false).length;
      }),
    );
  }, [apiRef]);

  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        {filters.map(({ label, model }, index) => (
          <Button
            key={label}
            variant={filterModel === model ? 'contained' : 'outlined'}
            aria-pressed={filterModel === model}
            onClick={() => setFilterModel(model)}
          >
            {label} ({counts[index] ?? '…'})
          </Button>
        ))}
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </div>
  );
}
