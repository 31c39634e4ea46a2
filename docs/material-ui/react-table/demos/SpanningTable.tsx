import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const items = [
  { name: 'Desk lamp', count: 2, sum: '€70.00' },
  { name: 'Shelf', count: 1, sum: '€89.00' },
];
const totals = [
  { name: 'Subtotal', sum: '€159.00' },
  { name: 'Tax (20%)', sum: '€31.80' },
  { name: 'Total', sum: '€190.80' },
];

export default function SpanningTable() {
  return (
    <TableContainer>
      <Table aria-label="Invoice 2041">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ name, count, sum }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{sum}</TableCell>
            </TableRow>
          ))}
          {totals.map(({ name, sum }, index) => (
            <TableRow key={name}>
              {index === 0 && <TableCell rowSpan={totals.length} />}
              <TableCell component="th" scope="row" align="right">
                {name}
              </TableCell>
              <TableCell align="right">{sum}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
