import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { harbor, tower } from './pictures';

const tours = { 'Harbor tour': harbor, 'Clock tower': tower, 'Night sail': harbor };
const row = { display: 'flex', gap: 1, p: 1, m: 0, maxWidth: 300, overflow: 'auto' };
const snap = { ...row, listStyle: 'none', scrollSnapType: 'x mandatory' };

export default function CarouselRatio() {
  return (
    <Box component="ul" tabIndex={0} aria-label="Tours" sx={snap}>
      {Object.entries(tours).map(([name, picture]) => (
        <Card
          key={name}
          component="li"
          size="sm"
          variant="outlined"
          sx={{ scrollSnapAlign: 'start' }}
        >
          <AspectRatio ratio="1" sx={{ width: 160 }}>
            <img src={picture} alt="" />
          </AspectRatio>
          <Typography level="title-sm">{name}</Typography>
        </Card>
      ))}
    </Box>
  );
}
