import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const departures = [
  { time: '08:05', destination: 'Recife', platform: '2' },
  { time: '08:20', destination: 'Salvador', platform: '4' },
  { time: '08:45', destination: 'Natal', platform: '1' },
  { time: '09:10', destination: 'Belém', platform: '2' },
  { time: '09:30', destination: 'Fortaleza', platform: '3' },
  { time: '09:55', destination: 'Maceió', platform: '1' },
];

export default function StickyHeadTable() {
  return (
    <TableContainer
      role="region"
      aria-label="Departures"
      tabIndex={0}
      sx={{ maxHeight: 240, bgcolor: 'background.default' }}
    >
      <Table stickyHeader aria-label="Departures">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Destination</TableCell>
            <TableCell align="right">Platform</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {departures.map(({ time, destination, platform }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell>{destination}</TableCell>
              <TableCell align="right">{platform}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
