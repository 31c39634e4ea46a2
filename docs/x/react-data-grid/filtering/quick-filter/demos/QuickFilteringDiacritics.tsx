import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 150 },
];

const rows = [
  { id: 1, city: 'Bogotá', country: 'Colombia' },
  { id: 2, city: 'İzmir', country: 'Türkiye' },
  { id: 3, city: 'San José', country: 'Costa Rica' },
  { id: 4, city: 'Zürich', country: 'Switzerland' },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

export default function QuickFilteringDiacritics() {
  const [isIgnoring, setIsIgnoring] = React.useState(true);
  return (
    <div role="group" aria-label="Cities" style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch name="ignoreDiacritics" />}
        label="Ignore accents"
        checked={isIgnoring}
        onChange={(_, checked) => setIsIgnoring(checked)}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          key={String(isIgnoring)}
          rows={rows}
          columns={columns}
          ignoreDiacritics={isIgnoring}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            toolbar: { showQuickFilter: true, quickFilterProps: { onClick: keepFocus } },
          }}
          initialState={{
            filter: { filterModel: { items: [], quickFilterValues: ['jose'] } },
          }}
        />
      </div>
    </div>
  );
}
