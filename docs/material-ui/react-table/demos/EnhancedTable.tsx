import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { columns, files, sortFiles } from './storedFiles';
import type { Sort } from './storedFiles';

export default function EnhancedTable() {
  const [sort, setSort] = React.useState<Sort>({ by: 'name', descending: false });
  const [selected, setSelected] = React.useState<string[]>([]);
  const all = selected.length === files.length;

  function toggle(name: string) {
    setSelected(
      selected.includes(name) ? selected.filter((other) => other !== name) : [...selected, name],
    );
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ px: 2 }}>
        {selected.length} selected
      </Typography>
      <TableContainer>
        <Table aria-label="Files">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={all}
                  indeterminate={selected.length > 0 && !all}
                  onChange={() => setSelected(all ? [] : files.map(({ name }) => name))}
                  inputProps={{ 'aria-label': 'Select all files' }}
                />
              </TableCell>
              {columns.map(({ id, label, align }) => {
                const active = sort.by === id;
                const direction = active && sort.descending ? 'desc' : 'asc';
                return (
                  <TableCell key={id} align={align} sortDirection={active && direction}>
                    <TableSortLabel
                      active={active}
                      direction={direction}
                      onClick={() => setSort({ by: id, descending: active && !sort.descending })}
                    >
                      {label}
                    </TableSortLabel>
                  </TableCell>
                );
              })}
            </TableRow>
          </TableHead>
          <TableBody>
            {sortFiles(sort).map(({ name, owner, size }) => (
              <TableRow key={name} hover selected={selected.includes(name)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(name)}
                    onChange={() => toggle(name)}
                    inputProps={{ 'aria-label': `Select ${name}` }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{owner}</TableCell>
                <TableCell align="right">{size}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
