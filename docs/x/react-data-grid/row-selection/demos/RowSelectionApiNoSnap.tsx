import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const rows = Array.from({ length: 15 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  to: cities[index % 5]!,
  weight: (2 + ((index * 37) % 239)) / 10,
}));

type Parcel = (typeof rows)[number];

const columns: GridColDef<Parcel>[] = [
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

export default function RowSelectionApiNoSnap() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing weighed yet');

  const selectPage = () =>
    apiRef.current.setRowSelectionModel(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef));
  const weigh = () => {
    const selected = [...apiRef.current.getSelectedRows().values()] as Parcel[];
    const weight = selected.reduce((sum, parcel) => sum + parcel.weight, 0);
    setMessage(`Parcels: ${selected.length}, ${weight.toFixed(1)} kg in all`);
  };

  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Button onClick={selectPage}>Select this page</Button>
      <Button onClick={weigh}>Weigh selected</Button>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          slotProps={{ pagination }}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
