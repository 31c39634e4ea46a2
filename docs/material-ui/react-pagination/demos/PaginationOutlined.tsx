import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationOutlined() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination count={4} variant="outlined" size="small" aria-label="Pages of files" />
      <Pagination
        count={4}
        variant="outlined"
        size="small"
        color="primary"
        aria-label="Pages of drafts"
      />
      <Pagination
        count={4}
        variant="outlined"
        size="small"
        disabled
        aria-label="Pages of deleted files"
      />
    </Stack>
  );
}
