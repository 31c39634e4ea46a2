import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';

const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const rows = Array.from({ length: 64 }, (_, index) => ({
  id: 64 - index,
  number: `A-${1064 - index}`,
  city: cities[index % 5]!,
  quantity: 1 + ((index * 7) % 24),
}));

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 110 },
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

export default function PaginationModelControlled() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 3, pageSize: 5 });
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          onSortModelChange={() => setModel({ ...model, page: 0 })}
          pageSizeOptions={[5, 10, 25]}
          slotProps={{ pagination }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Page {model.page + 1} of {Math.ceil(rows.length / model.pageSize)}
      </Typography>
    </div>
  );
}
