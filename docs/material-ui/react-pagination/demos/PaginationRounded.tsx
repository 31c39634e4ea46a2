import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRounded() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination count={4} shape="rounded" size="small" aria-label="Pages of invoices" />
      <Pagination
        count={4}
        shape="rounded"
        variant="outlined"
        size="small"
        aria-label="Pages of receipts"
      />
    </Stack>
  );
}
