import type * as React from 'react';
import {
  DataGrid,
  gridExpandedRowCountSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, plant: 'Bay laurel', light: 'Sun' },
  { id: 2, plant: 'Lady fern', light: 'Shade' },
  { id: 3, plant: 'Sage', light: 'Sun' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'light', headerName: 'Light', width: 110 },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

function SearchBar() {
  const found = useGridSelector(useGridApiContext(), gridExpandedRowCountSelector);
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        onClick={keepFocus}
        name="plant"
        inputProps={{ 'aria-label': 'Search plants' }}
      />
      <span role="status">Found: {found}</span>
    </GridToolbarContainer>
  );
}

export default function NoResultsOverlay() {
  return (
    <div role="group" aria-label="Plants" style={{ height: 267, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: SearchBar }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['cactus'] } } }}
      />
    </div>
  );
}
