import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const rows = Array.from({ length: 20 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  to: cities[index % 5]!,
  weight: (2 + ((index * 37) % 239)) / 10,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'kg', type: 'number', width: 80 },
];

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function CheckboxSelectionGrid() {
  const [isSingle, setIsSingle] = React.useState(false);
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch name="single" checked={isSingle} onChange={() => setIsSingle(!isSingle)} />
        }
        label="Only one row"
      />
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableMultipleRowSelection={isSingle}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          slotProps={{ pagination }}
        />
      </div>
    </div>
  );
}
