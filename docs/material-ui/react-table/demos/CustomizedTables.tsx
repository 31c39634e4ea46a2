import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';

const striped = {
  [`& .${tableCellClasses.head}`]: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  [`& .${tableCellClasses.root}`]: { borderBottom: 0 },
  [`& tbody .${tableRowClasses.root}:nth-of-type(even)`]: { bgcolor: 'action.hover' },
};

const teams = [
  { name: 'Design', members: 6, city: 'Lagos' },
  { name: 'Legal', members: 3, city: 'Osaka' },
  { name: 'Sales', members: 9, city: 'Lima' },
  { name: 'Support', members: 12, city: 'Porto' },
];

export default function CustomizedTables() {
  return (
    <TableContainer>
      <Table aria-label="Teams" sx={striped}>
        <TableHead>
          <TableRow>
            <TableCell>Team</TableCell>
            <TableCell align="right">Members</TableCell>
            <TableCell>Office</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {teams.map(({ name, members, city }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{members}</TableCell>
              <TableCell>{city}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
