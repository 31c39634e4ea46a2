import { DataGrid, GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';
import type { GridColDef, GridToolbarQuickFilterProps } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, article: 'Clay pot, small', stock: 120 },
  { id: 2, article: 'Clay pot, large', stock: 48 },
  { id: 3, article: 'Watering can', stock: 75 },
  { id: 4, article: 'Garden gloves', stock: 310 },
];

interface SearchToolbarProps {
  quickFilterProps?: GridToolbarQuickFilterProps;
}

function SearchToolbar({ quickFilterProps }: SearchToolbarProps) {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        // The button that clears the field disappears after the click, and would lose the focus.
        onClick={({ currentTarget }) => currentTarget.querySelector('input')?.focus()}
        {...quickFilterProps}
      />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: SearchToolbar };

const slotProps = { toolbar: { quickFilterProps: { placeholder: 'Search articles' } } };

export default function CustomSlotAndSlotProps() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={slots} slotProps={slotProps} hideFooter />
    </div>
  );
}
