import EventIcon from '@mui/icons-material/Event';
import StarIcon from '@mui/icons-material/Star';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnHeaderParams } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(6);

const icons: Record<string, typeof StarIcon> = { hiredOn: EventIcon, rating: StarIcon };

function IconHeader({ field, colDef }: GridColumnHeaderParams<Employee>) {
  const Icon = icons[field] ?? StarIcon;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
      <Icon fontSize="small" color="action" />
      <strong>{colDef.headerName}</strong>
    </Stack>
  );
}

const renderHeader = (params: GridColumnHeaderParams<Employee>) => <IconHeader {...params} />;

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'hiredOn', headerName: 'Hired on', type: 'date', width: 170, renderHeader },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 140, renderHeader },
];

export default function RenderHeaderGrid() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
