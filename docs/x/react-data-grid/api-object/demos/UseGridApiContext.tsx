import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(60);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'city', headerName: 'City', width: 140 },
];

function PageToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      <Button onClick={() => apiRef.current.setPage(0)}>First page</Button>
      <Button onClick={() => apiRef.current.setPage(Infinity)}>Last page</Button>
    </GridToolbarContainer>
  );
}

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

export default function UseGridApiContext() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: PageToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
        slotProps={{ pagination }}
      />
    </div>
  );
}
