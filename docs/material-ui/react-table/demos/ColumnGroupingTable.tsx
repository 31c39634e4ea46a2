import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const branches = [
  { city: 'Lagos', values: [120, 14, 131, 9] },
  { city: 'Osaka', values: [98, 7, 104, 8] },
  { city: 'Lima', values: [64, 5, 71, 3] },
];

export default function ColumnGroupingTable() {
  return (
    <TableContainer>
      <Table size="small" aria-label="Orders and returns" sx={{ '& th, & td': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Branch</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              April
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              May
            </TableCell>
          </TableRow>
          <TableRow>
            {['April', 'May'].flatMap((month) =>
              ['Sold', 'Back'].map((label) => (
                <TableCell key={`${month} ${label}`} align="right">
                  {label}
                </TableCell>
              )),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {branches.map(({ city, values }) => (
            <TableRow key={city}>
              <TableCell component="th" scope="row">
                {city}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={index} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
