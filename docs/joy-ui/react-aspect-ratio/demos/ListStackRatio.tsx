import AspectRatio from '@mui/joy/AspectRatio';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { harbor, tower } from './pictures';

const reports = { 'Boats repaired': harbor, 'Clock wound again': tower };

export default function ListStackRatio() {
  return (
    <Stack spacing={1.5} divider={<Divider aria-hidden />} sx={{ width: 280 }}>
      {Object.entries(reports).map(([title, picture]) => (
        <Stack key={title} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <AspectRatio ratio="4/3" sx={{ width: 80, flexShrink: 0, borderRadius: 'sm' }}>
            <img src={picture} alt="" />
          </AspectRatio>
          <Typography>{title}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
