import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import { DataGrid, GridColumnMenu } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', role: 'Lead', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', role: 'Assistant', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', role: 'Specialist', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', role: 'Assistant', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', role: 'Specialist', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', role: 'Assistant', city: 'Hanoi' },
  { id: 7, name: 'Yuki Bakker', department: 'Finance', role: 'Assistant', city: 'Bogotá' },
  { id: 8, name: 'Rosa Rossi', department: 'Engineering', role: 'Assistant', city: 'Toronto' },
  { id: 9, name: 'Camila Andersson', department: 'Logistics', role: 'Specialist', city: 'Bogotá' },
  { id: 10, name: 'Yuki Schmidt', department: 'Design', role: 'Assistant', city: 'Wrocław' },
  { id: 11, name: 'Priya Patel', department: 'Design', role: 'Assistant', city: 'İzmir' },
  { id: 12, name: 'Mei Nakamura', department: 'Engineering', role: 'Specialist', city: 'Busan' },
];

type Employee = (typeof rows)[number];

const allColumns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'role', headerName: 'Role', width: 120 },
];

interface Order {
  fields: readonly string[];
  move: (field: string, step: -1 | 1) => void;
}

const OrderContext = React.createContext<Order>({ fields: [], move: () => {} });

function MoveItem({ colDef, onClick, step }: GridColumnMenuItemProps & { step: -1 | 1 }) {
  const { fields, move } = React.useContext(OrderContext);
  const isRtl = useTheme().direction === 'rtl';
  const isLast = fields.at(step === -1 ? 0 : -1) === colDef.field;
  const Icon = (step === -1) === isRtl ? ArrowForwardIcon : ArrowBackIcon;
  return (
    <MenuItem
      disabled={isLast}
      onClick={(event) => {
        move(colDef.field, step);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{step === -1 ? 'Move one place forward' : 'Move one place back'}</ListItemText>
    </MenuItem>
  );
}

const slots = {
  moveBefore: (props: GridColumnMenuItemProps) => <MoveItem {...props} step={-1} />,
  moveAfter: (props: GridColumnMenuItemProps) => <MoveItem {...props} step={1} />,
};

function MenuWithMoves(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}

export default function MoveColumns() {
  const [fields, setFields] = React.useState<readonly string[]>(() =>
    allColumns.map(({ field }) => field),
  );
  const order = React.useMemo(
    () => ({
      fields,
      move: (field: string, step: -1 | 1) =>
        setFields((before) => {
          const others = before.filter((other) => other !== field);
          const index = before.indexOf(field) + step;
          return [...others.slice(0, index), field, ...others.slice(index)];
        }),
    }),
    [fields],
  );
  const columns = React.useMemo(
    () => fields.map((field) => allColumns.find((column) => column.field === field)!),
    [fields],
  );
  return (
    <OrderContext.Provider value={order}>
      <div style={{ height: 340, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} slots={{ columnMenu: MenuWithMoves }} hideFooter />
      </div>
    </OrderContext.Provider>
  );
}
