import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationButtons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination
        count={3}
        size="small"
        showFirstButton
        showLastButton
        aria-label="Pages of teams"
      />
      <Pagination
        count={3}
        size="small"
        hidePrevButton
        hideNextButton
        aria-label="Pages of members"
      />
    </Stack>
  );
}
