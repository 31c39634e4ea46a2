import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'Waiting for the approval of the finance department';

export default function MultilineChips() {
  return (
    <Box sx={{ width: 180 }}>
      <Stack spacing={1}>
        <Chip label={label} />
        <Chip
          label={label}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
        />
      </Stack>
    </Box>
  );
}
