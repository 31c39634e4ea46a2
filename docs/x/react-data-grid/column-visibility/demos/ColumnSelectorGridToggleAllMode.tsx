import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const quarters = ['Sold Q1', 'Sold Q2', 'Sold Q3', 'Returned Q1', 'Returned Q2', 'Returned Q3'];

const columns: GridColDef[] = [
  { field: 'shop', headerName: 'Shop', width: 120, hideable: false },
  ...quarters.map((field): GridColDef => ({ field, type: 'number', width: 120 })),
];

const rows = ['Lyon', 'Pune', 'Toronto'].map((shop, row) => ({
  id: row,
  shop,
  ...Object.fromEntries(quarters.map((field, column) => [field, 90 + row * 37 - column * 11])),
}));

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnSelectorGridToggleAllMode() {
  const [filteredOnly, setFilteredOnly] = React.useState(true);
  return (
    <div role="group" aria-label="Shops" style={{ width: '100%' }}>
      <FormControlLabel
        label="Only the columns found"
        control={
          <Switch
            name="filteredOnly"
            checked={filteredOnly}
            onChange={(_, checked) => setFilteredOnly(checked)}
          />
        }
      />
      <div style={{ height: 290 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          slots={{ toolbar: Toolbar }}
          slotProps={{
            columnsManagement: { toggleAllMode: filteredOnly ? 'filteredOnly' : 'all' },
          }}
        />
      </div>
    </div>
  );
}
