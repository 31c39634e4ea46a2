import { Slider } from '@mui/base/Slider';
import Box from '@mui/system/Box';

export default function SliderThumbnail() {
  return (
    <Box
      component={Slider}
      defaultValue={60}
      sx={{
        position: 'relative',
        display: 'block',
        width: 160,
        height: 16,
        '& .base-Slider-rail': { position: 'absolute', top: 7, width: 1, borderTop: 2 },
        '& .base-Slider-thumb': {
          position: 'absolute',
          width: 16,
          height: 16,
          ml: -1,
          borderRadius: '50%',
          bgcolor: 'currentColor',
        },
      }}
    />
  );
}
