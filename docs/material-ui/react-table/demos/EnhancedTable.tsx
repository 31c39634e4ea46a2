import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { storedFiles } from './storedFiles';
import type { StoredFile } from './storedFiles';

type Column = keyof StoredFile;

const columns = [
  { id: 'name', label: 'File', align: 'left' },
  { id: 'owner', label: 'Owner', align: 'left' },
  { id: 'size', label: 'MB', align: 'right' },
] as const;

function compare(a: StoredFile, b: StoredFile, by: Column) {
  return by === 'size' ? a.size - b.size : a[by].localeCompare(b[by]);
}

export default function EnhancedTable() {
  const [files, setFiles] = React.useState(storedFiles);
  const [selected, setSelected] = React.useState<string[]>([]);
  const [sort, setSort] = React.useState<{ by: Column; descending: boolean }>({
    by: 'name',
    descending: false,
  });
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const tableRef = React.useRef<HTMLTableElement>(null);

  const sign = sort.descending ? -1 : 1;
  const sorted = [...files].sort((a, b) => sign * compare(a, b, sort.by));
  const rows = sorted.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  const isAll = selected.length > 0 && selected.length === files.length;

  function toggle(name: string) {
    setSelected(
      selected.includes(name) ? selected.filter((other) => other !== name) : [...selected, name],
    );
  }

  function deleteSelected() {
    setFiles(files.filter(({ name }) => !selected.includes(name)));
    setSelected([]);
    setPage(0);
    tableRef.current?.focus(); // the button disappears
  }

  function changePage(newPage: number) {
    setPage(newPage);

    if (newPage === 0 || (newPage + 1) * rowsPerPage >= files.length) {
      tableRef.current?.focus(); // the button that was clicked is disabled
    }
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Toolbar sx={{ bgcolor: selected.length > 0 ? 'action.selected' : undefined }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {selected.length} of {files.length} files selected
        </Typography>
        {selected.length > 0 && <Button onClick={deleteSelected}>Delete</Button>}
      </Toolbar>
      <TableContainer>
        <Table ref={tableRef} tabIndex={-1} aria-label="Files">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={isAll}
                  indeterminate={selected.length > 0 && !isAll}
                  onChange={() => setSelected(isAll ? [] : files.map(({ name }) => name))}
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
            {rows.map(({ name, owner, size }) => (
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
      <TablePagination
        component="div"
        count={files.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10]}
        labelRowsPerPage="Rows:"
        slotProps={{ select: { native: true, inputProps: { 'aria-label': 'Rows per page' } } }}
        onPageChange={(_event, newPage) => changePage(newPage)}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Box>
  );
}
