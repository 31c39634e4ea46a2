import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function ShortMenu({ hideMenu, colDef, ...other }: GridColumnMenuProps) {
  if (colDef.field !== 'city') {
    return <GridColumnMenu hideMenu={hideMenu} colDef={colDef} {...other} />;
  }
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
      <GridColumnMenuSortItem onClick={hideMenu} colDef={colDef} />
      <GridColumnMenuHideItem onClick={hideMenu} colDef={colDef} />
    </GridColumnMenuContainer>
  );
}

export default function CustomColumnMenuGrid() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ columnMenu: ShortMenu }} hideFooter />
    </div>
  );
}
