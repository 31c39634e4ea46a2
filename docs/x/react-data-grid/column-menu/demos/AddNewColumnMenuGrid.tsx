import * as React from 'react';
import FunctionsIcon from '@mui/icons-material/Functions';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, GridColumnMenu, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';

const rows = [
  { id: 12, number: 'A-1012', customer: 'Abebe Bicycles', price: 9.95, quantity: 7 },
  { id: 11, number: 'A-1011', customer: 'Ivanova Bicycles', price: 12.5, quantity: 4 },
  { id: 10, number: 'A-1010', customer: 'Patel Garden Supply', price: 8.5, quantity: 11 },
  { id: 9, number: 'A-1009', customer: 'Moreau Bicycles', price: 24, quantity: 11 },
  { id: 8, number: 'A-1008', customer: 'Okafor & Daughters', price: 12.5, quantity: 4 },
  { id: 7, number: 'A-1007', customer: 'Demir Books', price: 129, quantity: 6 },
  { id: 6, number: 'A-1006', customer: 'Nakamura Studio', price: 6.75, quantity: 21 },
  { id: 5, number: 'A-1005', customer: 'Schmidt Garden Supply', price: 34, quantity: 17 },
  { id: 4, number: 'A-1004', customer: 'Bakker Studio', price: 12.5, quantity: 3 },
  { id: 3, number: 'A-1003', customer: 'Kaur Books', price: 129, quantity: 4 },
  { id: 2, number: 'A-1002', customer: 'Castillo Café', price: 19.9, quantity: 3 },
  { id: 1, number: 'A-1001', customer: 'Moreau Books', price: 34, quantity: 6 },
];

type Order = (typeof rows)[number];

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
