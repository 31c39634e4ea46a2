import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rooms = [
  { name: 'Nairobi', seats: 8, free: 'From 14:00' },
  { name: 'Porto', seats: 4, free: 'All day' },
];

export default function AccessibleTable() {
  return (
    <TableContainer>
      <Table>
        <caption>Meeting rooms on the second floor</caption>
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell align="right">Seats</TableCell>
            <TableCell>Free</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rooms.map(({ name, seats, free }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{seats}</TableCell>
              <TableCell>{free}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
