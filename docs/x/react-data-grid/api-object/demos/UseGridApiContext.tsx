import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  department: departments[(index * 5) % 6]!,
  city: cities[index % 5]!,
}));

const columns: GridColDef[] = [
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
