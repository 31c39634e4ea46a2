import Box from '@mui/material/Box';
import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const StorageBar = styled(LinearProgress)(({ theme }) => ({
  height: 10,
  borderRadius: 5,
  backgroundColor: theme.palette.grey[300],
  ...theme.applyStyles('dark', { backgroundColor: theme.palette.grey[800] }),
  [`& .${linearProgressClasses.bar}`]: { borderRadius: 5 },
}));

export default function CustomizedProgressBars() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <StorageBar variant="determinate" value={72} aria-label="Used storage" />
      <Box sx={{ position: 'relative', height: 48 }}>
        <CircularProgress
          variant="determinate"
          value={100}
          size={48}
          aria-hidden
          sx={{ position: 'absolute', color: 'action.disabled' }}
        />
        <CircularProgress
          variant="determinate"
          value={68}
          size={48}
          aria-label="Monthly goal"
          sx={{ [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' } }}
        />
      </Box>
    </Stack>
  );
}
