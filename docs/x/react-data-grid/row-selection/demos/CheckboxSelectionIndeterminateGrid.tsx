import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const rows = [
  { id: 5, number: 'A-1005', article: 'Compost, 40 l' },
  { id: 4, number: 'A-1004', article: 'Garden gloves' },
  { id: 3, number: 'A-1003', article: 'Clay pot, small' },
  { id: 2, number: 'A-1002', article: 'Clay pot, large' },
  { id: 1, number: 'A-1001', article: 'Garden gloves' },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
];

export default function CheckboxSelectionIndeterminateGrid() {
  const [action, setAction] = React.useState<'select' | 'deselect'>('select');
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([5, 3]);
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={action}
        onChange={(_, next: typeof action | null) => setAction(next ?? action)}
        aria-label="Click on the checkbox above"
        sx={{ mb: 2 }}
      >
        <ToggleButton value="select">select</ToggleButton>
        <ToggleButton value="deselect">deselect</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          indeterminateCheckboxAction={action}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </div>
  );
}
