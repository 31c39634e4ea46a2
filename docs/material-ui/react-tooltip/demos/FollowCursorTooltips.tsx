import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursorTooltips() {
  return (
    <Tooltip title="Until 11:00 in room Nairobi" describeChild followCursor>
      <Box
        sx={{
          width: '100%',
          maxWidth: 320,
          p: 2,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        9:00 Design review
      </Box>
    </Tooltip>
  );
}
