import { Switch } from '@mui/base/Switch';
import Box from '@mui/system/Box';

export default function SwitchThumbnail() {
  return (
    <Box
      component={Switch}
      defaultChecked
      sx={{
        position: 'relative',
        display: 'block',
        width: 44,
        height: 24,
        border: 2,
        borderRadius: 12,
        '& .base-Switch-thumb': {
          position: 'absolute',
          right: 2,
          top: 2,
          width: 16,
          height: 16,
          borderRadius: '50%',
          bgcolor: 'currentColor',
        },
        '& .base-Switch-input': { opacity: 0, m: 0 },
      }}
    />
  );
}
