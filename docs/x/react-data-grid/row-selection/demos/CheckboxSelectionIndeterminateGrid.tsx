import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
];

const rows = createOrders(5);

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
