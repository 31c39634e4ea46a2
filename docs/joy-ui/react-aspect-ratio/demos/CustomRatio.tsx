import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import { harbor } from './pictures';

export default function CustomRatio() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'start', flexWrap: 'wrap' }}>
      <AspectRatio ratio="1" sx={{ width: 120 }}>
        <img src={harbor} alt="Boat, square" />
      </AspectRatio>
      <AspectRatio ratio="3/4" sx={{ width: 120 }}>
        <img src={harbor} alt="Boat, upright" />
      </AspectRatio>
      <AspectRatio ratio="21/9" sx={{ width: 210 }}>
        <img src={harbor} alt="Boat, wide" />
      </AspectRatio>
    </Stack>
  );
}
