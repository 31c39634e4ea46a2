import FilterAltIcon from '@mui/icons-material/FilterAlt';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';

const rows = [
  { id: 12, number: 'A-1012', city: 'Wrocław', status: 'Delivered' },
  { id: 11, number: 'A-1011', city: '', status: 'Packed' },
  { id: 10, number: 'A-1010', city: 'Busan', status: 'Delivered' },
  { id: 9, number: 'A-1009', city: 'Pune', status: 'Delivered' },
  { id: 8, number: 'A-1008', city: 'Hanoi', status: 'Delivered' },
  { id: 7, number: 'A-1007', city: '', status: 'Delivered' },
  { id: 6, number: 'A-1006', city: 'Toronto', status: 'Returned' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function EmptyCellsItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const isFiltered = items.some(({ field }) => field === colDef.field);
  const wanted = isFiltered ? [] : [{ field: colDef.field, operator: 'isEmpty' }];
  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.setFilterModel({ items: wanted });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FilterAltIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{isFiltered ? 'Show all rows' : 'Only rows without a value'}</ListItemText>
    </MenuItem>
  );
}

const slots = { columnMenuFilterItem: EmptyCellsItem };

function MenuWithOtherFilter(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}

export default function OverrideColumnMenuGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ columnMenu: MenuWithOtherFilter }}
        hideFooter
      />
    </div>
  );
}
