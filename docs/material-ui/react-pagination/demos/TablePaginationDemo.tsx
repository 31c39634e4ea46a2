import * as React from 'react';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';

const wrapping = {
  [`& .${tablePaginationClasses.toolbar}`]: { flexWrap: 'wrap', justifyContent: 'center' },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
};

export default function TablePaginationDemo() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <TablePagination
      component="nav"
      aria-label="Pages of shipments"
      count={86}
      page={page}
      onPageChange={(_event, value) => setPage(value)}
      rowsPerPage={rowsPerPage}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      sx={wrapping}
    />
  );
}
