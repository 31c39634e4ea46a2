import { Badge } from '@mui/base/Badge';
import Box from '@mui/system/Box';

export default function BadgeThumbnail() {
  return (
    <Box
      component={Badge}
      badgeContent={4}
      sx={{
        position: 'relative',
        px: 2,
        py: 1,
        border: 1,
        '& .base-Badge-badge': {
          position: 'absolute',
          top: -14,
          right: -14,
          bgcolor: 'Canvas',
          minWidth: 22,
          border: 1,
          borderRadius: 11,
          fontSize: 13,
          textAlign: 'center',
        },
      }}
    >
      Inbox
    </Box>
  );
}
