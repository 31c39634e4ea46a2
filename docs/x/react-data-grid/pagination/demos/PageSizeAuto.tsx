import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const states = ['Registered', 'In transit', 'Out for delivery', 'Delivered'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  to: cities[index % 5]!,
  state: states[(index * 3) % 4]!,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'state', headerName: 'State', width: 150 },
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

export default function PageSizeAuto() {
  const [height, setHeight] = React.useState(300);
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={height}
        onChange={(_, next: number | null) => setHeight(next ?? height)}
        aria-label="Height"
        sx={{ mb: 2 }}
      >
        <ToggleButton value={300}>300 px</ToggleButton>
        <ToggleButton value={420}>420 px</ToggleButton>
        <ToggleButton value={540}>540 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height }}>
        <DataGrid rows={rows} columns={columns} autoPageSize slotProps={{ pagination }} />
      </div>
    </div>
  );
}
