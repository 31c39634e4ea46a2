import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { harbor } from './pictures';

const resizable = { resize: 'horizontal', overflow: 'auto', width: 280, maxWidth: 1, p: 1 };

export default function MinMaxRatio() {
  return (
    <Box sx={resizable}>
      <AspectRatio minHeight={120} maxHeight={200}>
        <img src={harbor} alt="A sailing boat on calm water" />
      </AspectRatio>
    </Box>
  );
}
