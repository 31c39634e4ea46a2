import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const rows = [
  { id: 80, number: 'A-1080', article: 'Compost, 40 l', quantity: 7, status: 'Delivered' },
  { id: 79, number: 'A-1079', article: 'Garden gloves', quantity: 4, status: 'Packed' },
  { id: 78, number: 'A-1078', article: 'Clay pot, small', quantity: 11, status: 'Delivered' },
  { id: 74, number: 'A-1074', article: 'Seed box, herbs', quantity: 21, status: 'Returned' },
  { id: 73, number: 'A-1073', article: 'Pruning shears', quantity: 17, status: 'New' },
  { id: 72, number: 'A-1072', article: 'Garden gloves', quantity: 3, status: 'Paid' },
  { id: 71, number: 'A-1071', article: 'Raised bed, cedar', quantity: 4, status: 'Paid' },
  { id: 69, number: 'A-1069', article: 'Pruning shears', quantity: 6, status: 'Paid' },
  { id: 66, number: 'A-1066', article: 'Compost, 40 l', quantity: 16, status: 'Delivered' },
  { id: 65, number: 'A-1065', article: 'Compost, 40 l', quantity: 4, status: 'Paid' },
];

const columns: GridColDef[] = [
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
