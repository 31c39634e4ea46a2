import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import { lamp } from './pictures';

const resizable = {
  containerType: 'inline-size',
  resize: 'horizontal',
  overflow: 'hidden',
  width: 340,
  maxWidth: '100%',
  p: 1,
};

export default function ContainerResponsive() {
  return (
    <Box sx={resizable}>
      <Card sx={{ '@container (min-width: 280px)': { flexDirection: 'row' } }}>
        <AspectRatio ratio="1" sx={{ width: 96 }}>
          <img src={lamp} alt="" />
        </AspectRatio>
        <CardContent>Desk lamp, ready to be picked up</CardContent>
      </Card>
    </Box>
  );
}
