import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const shifts = [
  { person: 'Amara Okafor', shift: 'Morning' },
  { person: 'Jun Takeda', shift: 'Evening' },
  { person: 'Lucía Ferrer', shift: 'Night' },
];

export default function DenseTable() {
  return (
    <Table aria-label="Shifts">
      <TableHead>
        <TableRow>
          <TableCell>Person</TableCell>
          <TableCell>Shift</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shifts.map(({ person, shift }) => (
          <TableRow key={person}>
            <TableCell>{person}</TableCell>
            <TableCell>{shift}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
