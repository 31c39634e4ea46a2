import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const texts = ['Tea', 'Rice', 'Oats', 'Salt', 'Flour, stone-ground, from a mill in the valley'];
const rows = texts.map((article, id) => ({ id, article, kg: 5 * (id + 1) }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'article', headerName: 'Article' },
  { field: 'kg', headerName: 'Kilograms in stock', type: 'number' },
];

const labels = {
  includeHeaders: 'Include headings',
  includeOutliers: 'Include outliers',
  expand: 'Expand',
};

type Option = keyof typeof labels;

export default function ColumnAutosizing() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });
  return (
    <div role="group" aria-label="Groceries" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {(Object.keys(labels) as Option[]).map((name) => (
          <FormControlLabel
            key={name}
            label={labels[name]}
            control={
              <Checkbox
                name={name}
                checked={options[name]}
                onChange={(_, checked) => setOptions({ ...options, [name]: checked })}
              />
            }
          />
        ))}
        <Button variant="outlined" onClick={() => void apiRef.current.autosizeColumns(options)}>
          Autosize
        </Button>
      </Stack>
      <div style={{ height: 318, marginTop: 8 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          autosizeOptions={options}
          hideFooter
        />
      </div>
    </div>
  );
}
