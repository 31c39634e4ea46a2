import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSize() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination count={3} size="small" aria-label="Pages of tasks (small)" />
      <Pagination count={3} aria-label="Pages of tasks (medium)" />
      <Pagination count={3} size="large" aria-label="Pages of tasks (large)" />
    </Stack>
  );
}
