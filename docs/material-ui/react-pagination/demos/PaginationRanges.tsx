import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination
        count={12}
        size="small"
        defaultPage={6}
        siblingCount={0}
        aria-label="No siblings"
      />
      <Pagination
        count={12}
        size="small"
        defaultPage={6}
        boundaryCount={0}
        aria-label="No boundaries"
      />
      <Pagination count={12} size="small" defaultPage={6} aria-label="One of each" />
      <Pagination
        count={12}
        size="small"
        defaultPage={6}
        siblingCount={0}
        boundaryCount={2}
        aria-label="Two at each end"
      />
    </Stack>
  );
}
