import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import { tower } from './pictures';

export default function MediaRatio() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <AspectRatio objectFit="cover" sx={{ width: 200 }}>
        <img src={tower} alt="A tower, cut off" />
      </AspectRatio>
      <AspectRatio objectFit="contain" sx={{ width: 200 }}>
        <img src={tower} alt="A tower, complete" />
      </AspectRatio>
    </Stack>
  );
}
