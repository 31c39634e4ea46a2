import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const pages = ['Orders 1 to 20', 'Orders 21 to 40', 'Orders 41 to 60', 'Orders 61 to 72'];

export default function BasicPagination() {
  const [page, setPage] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography aria-live="polite">{pages[page - 1]}</Typography>
      <Pagination
        count={pages.length}
        page={page}
        onChange={(_event, value) => setPage(value)}
        color="primary"
        size="small"
        aria-label="Pages of orders"
      />
    </Stack>
  );
}
