import EventIcon from '@mui/icons-material/Event';
import StarIcon from '@mui/icons-material/Star';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnHeaderParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', hiredOn: new Date(2022, 5, 28), rating: 3.5 },
  { id: 2, name: 'Camila Hughes', hiredOn: new Date(2022, 3, 6), rating: 2 },
  { id: 3, name: 'Mateo Patel', hiredOn: new Date(2014, 8, 13), rating: 4.5 },
  { id: 4, name: 'Elena Okafor', hiredOn: new Date(2022, 6, 4), rating: 2.5 },
  { id: 5, name: 'Mei Rossi', hiredOn: new Date(2021, 11, 26), rating: 4 },
  { id: 6, name: 'Samir Tanaka', hiredOn: new Date(2019, 11, 20), rating: 2.5 },
];

type Employee = (typeof rows)[number];

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
