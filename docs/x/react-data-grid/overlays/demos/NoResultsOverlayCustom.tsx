import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, recipe: 'Lentil soup', minutes: 40 },
  { id: 2, recipe: 'Fried rice', minutes: 20 },
  { id: 3, recipe: 'Flatbread', minutes: 55 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

function NothingFound() {
  const apiRef = useGridApiContext();
  const clear = () => {
    apiRef.current.setFilterModel({ items: [] });
    apiRef.current.setColumnHeaderFocus('recipe');
  };
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <Typography variant="body2">No recipe is that quick</Typography>
      <Button onClick={clear}>Clear the filter</Button>
    </GridOverlay>
  );
}

export default function NoResultsOverlayCustom() {
  return (
    <div role="group" aria-label="Recipes" style={{ height: 267, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ noResultsOverlay: NothingFound }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'minutes', operator: '<', value: '10' }] },
          },
        }}
      />
    </div>
  );
}
