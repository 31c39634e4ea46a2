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
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(12).map((order, index) =>
  index % 4 === 1 ? { ...order, city: '' } : order,
);

const columns: GridColDef<Order>[] = [
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
