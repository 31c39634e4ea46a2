import * as React from 'react';
import FunctionsIcon from '@mui/icons-material/Functions';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, GridColumnMenu, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 130 },
];

const SumContext = React.createContext<(text: string) => void>(() => {});

function SumItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const setText = React.useContext(SumContext);
  const sum = () =>
    rows.reduce(
      (total, { id }) => total + Number(apiRef.current.getCellValue(id, colDef.field)),
      0,
    );
  return (
    <MenuItem
      onClick={(event) => {
        setText(
          `${colDef.headerName}, all orders: ${sum().toLocaleString('en-US', { maximumFractionDigits: 2 })}`,
        );
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FunctionsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Sum</ListItemText>
    </MenuItem>
  );
}

const slots = { columnMenuSumItem: SumItem };
const slotProps = { columnMenuSumItem: { displayOrder: 15 } };

function MenuWithSum(props: GridColumnMenuProps) {
  const isNumber = props.colDef.type === 'number';
  return <GridColumnMenu {...props} slots={isNumber ? slots : undefined} slotProps={slotProps} />;
}

export default function AddNewColumnMenuGrid() {
  const [text, setText] = React.useState('Open the menu of a column with numbers.');
  return (
    <SumContext.Provider value={setText}>
      <div style={{ width: '100%' }}>
        <div role="group" aria-label="Orders" style={{ height: 340 }}>
          <DataGrid rows={rows} columns={columns} slots={{ columnMenu: MenuWithSum }} hideFooter />
        </div>
        <Typography role="status" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
    </SumContext.Provider>
  );
}
