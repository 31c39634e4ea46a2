import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const backups = [
  { day: 'Monday', time: '4 min', size: '1.2 GB' },
  { day: 'Tuesday', time: '5 min', size: '1.3 GB' },
  { day: 'Wednesday', time: '4 min', size: '1.3 GB' },
  { day: 'Thursday', time: '6 min', size: '1.4 GB' },
];

export default function DenseTable() {
  return (
    <TableContainer>
      <Table size="small" aria-label="Backups of this week">
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell align="right">Time</TableCell>
            <TableCell align="right">Size</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {backups.map(({ day, time, size }) => (
            <TableRow key={day} hover>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{time}</TableCell>
              <TableCell align="right">{size}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
