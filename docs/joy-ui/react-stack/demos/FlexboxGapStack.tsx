import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const crops = ['Apples', 'Barley', 'Chickpeas', 'Dates', 'Fennel', 'Grapes', 'Hazelnuts', 'Kale'];
const list = { flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' };

export default function FlexboxGapStack() {
  return (
    <Box sx={{ maxWidth: 260 }}>
      <Stack component="ul" direction="row" spacing={1} useFlexGap sx={list}>
        {crops.map((crop) => (
          <li key={crop}>
            <Chip>{crop}</Chip>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
