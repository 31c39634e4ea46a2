import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Recipe', flex: 1, minWidth: 160 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'ingredients', headerName: 'Ingredients', width: 240 },
];

const rows = [
  { id: 1, title: 'Shakshuka', minutes: 30, ingredients: 'eggs, tomatoes, peppers' },
  { id: 2, title: 'Feijoada', minutes: 150, ingredients: 'black beans, pork, rice' },
  { id: 3, title: 'Okonomiyaki', minutes: 35, ingredients: 'cabbage, eggs, flour' },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

export default function QuickFilteringExcludeHiddenColumns() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['eggs'],
    quickFilterExcludeHiddenColumns: false,
  });
  return (
    <div role="group" aria-label="Recipes" style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch name="searchHidden" />}
        label="Search the hidden ingredients"
        checked={!filterModel.quickFilterExcludeHiddenColumns}
        onChange={(_, checked) =>
          setFilterModel({ ...filterModel, quickFilterExcludeHiddenColumns: !checked })
        }
      />
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { ingredients: false } } }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            toolbar: { showQuickFilter: true, quickFilterProps: { onClick: keepFocus } },
          }}
        />
      </div>
    </div>
  );
}
