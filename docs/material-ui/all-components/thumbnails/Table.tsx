import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableThumbnail() {
  return (
    <Table size="small" component="div" sx={{ width: 190 }}>
      <TableHead component="div">
        <TableRow component="div">
          <TableCell component="div">Order</TableCell>
          <TableCell component="div" align="right">
            Total
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody component="div">
        <TableRow component="div">
          <TableCell component="div">1041</TableCell>
          <TableCell component="div" align="right">
            €38
          </TableCell>
        </TableRow>
        <TableRow component="div">
          <TableCell component="div">1042</TableCell>
          <TableCell component="div" align="right">
            €120
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
