import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 120 },
];

const rows = createEmployees(15);

// Without `disabled`, the button keeps the focus; without `onClick`, it does nothing meanwhile.
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

const actions = { previousButton: PageButton, nextButton: PageButton };

export default function FocusedPageButtons() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slotProps={{ pagination: { slots: { actions } } }}
      />
    </div>
  );
}
