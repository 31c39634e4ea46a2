import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const products = [
  { name: 'Desk lamp', stock: 42, price: '€35' },
  { name: 'Office chair', stock: 8, price: '€210' },
  { name: 'Shelf', stock: 15, price: '€89' },
];

export default function BasicTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Products">
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell align="right">In stock</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map(({ name, stock, price }) => (
            <TableRow key={name} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{stock}</TableCell>
              <TableCell align="right">{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
