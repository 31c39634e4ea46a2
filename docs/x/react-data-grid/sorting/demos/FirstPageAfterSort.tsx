import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const roles = ['Assistant', 'Specialist', 'Lead', 'Manager'];
const rows = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  role: roles[index % 4]!,
  salary: 40_000 + ((index * 7) % 50) * 1000,
}));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 120 },
  { field: 'salary', headerName: 'Salary in $', type: 'number', width: 120 },
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

export default function FirstPageAfterSort() {
  const apiRef = useGridApiRef();
  return (
    <div role="group" aria-label="Salaries" style={{ height: 371, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onSortModelChange={() => apiRef.current.setPage(0)}
        initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        slotProps={{ pagination }}
      />
    </div>
  );
}
