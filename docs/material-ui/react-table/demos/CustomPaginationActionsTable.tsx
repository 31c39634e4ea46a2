import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const invoices = Array.from({ length: 23 }, (_, index) => ({
  id: `Invoice ${2041 + index}`,
  total: `€${35 + ((index * 17) % 90)}`,
}));

type PageButtonsProps = Pick<
  TablePaginationProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange'
>;

function PageButtons({ count, page, rowsPerPage, onPageChange }: PageButtonsProps) {
  return (
    <Pagination
      count={rowsPerPage > 0 ? Math.ceil(count / rowsPerPage) : 1}
      page={page + 1}
      onChange={(_event, value) => onPageChange(null, value - 1)}
      size="small"
      siblingCount={0}
      sx={{ flexShrink: 0, ml: 1 }}
    />
  );
}

export default function CustomPaginationActionsTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const first = page * rowsPerPage;
  const rows = rowsPerPage > 0 ? invoices.slice(first, first + rowsPerPage) : invoices;

  return (
    <TableContainer>
      <Table size="small" aria-label="Invoices">
        <TableHead>
          <TableRow>
            <TableCell>Invoice</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, total }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              count={invoices.length}
              page={page}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[5, 10, { value: -1, label: 'All' }]}
              slotProps={{
                select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
              }}
              ActionsComponent={PageButtons}
              onPageChange={(_event, value) => setPage(value)}
              onRowsPerPageChange={(event) => {
                setRowsPerPage(Number(event.target.value));
                setPage(0);
              }}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
