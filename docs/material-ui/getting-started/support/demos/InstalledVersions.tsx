import * as React from 'react';
import { version } from '@mui/material';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const rows = [
  { name: '@mui/material', value: version },
  { name: 'react', value: React.version },
];

export default function InstalledVersions() {
  return (
    <Table size="small" aria-label="Versions" sx={{ width: 'auto' }}>
      <TableBody>
        {rows.map(({ name, value }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
