import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const orders = [
  { id: 'A-1041', customer: 'Amara Okafor', items: 3, total: '€48.00' },
  { id: 'A-1042', customer: 'Kenji Mori', items: 1, total: '€12.50' },
  { id: 'A-1043', customer: 'Lucía Ortega', items: 7, total: '€131.20' },
];
const wideCell = { display: { xs: 'none', sm: 'table-cell' } };

export default function OrdersTable() {
  return (
    <TableContainer>
      <Table aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell sx={wideCell}>Customer</TableCell>
            <TableCell align="right" sx={wideCell}>
              Items
            </TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, customer, items, total }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {id}
                <Box sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
                  {customer}, items: {items}
                </Box>
              </TableCell>
              <TableCell sx={wideCell}>{customer}</TableCell>
              <TableCell align="right" sx={wideCell}>
                {items}
              </TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
