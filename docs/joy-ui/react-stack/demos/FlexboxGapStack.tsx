import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const crops = ['Apples', 'Barley', 'Chickpeas', 'Dates', 'Fennel', 'Grapes', 'Hazelnuts', 'Kale'];

export default function FlexboxGapStack() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 260, m: 0, p: 0, listStyle: 'none' }}
    >
      {crops.map((crop) => (
        <li key={crop}>
          <Chip>{crop}</Chip>
        </li>
      ))}
    </Stack>
  );
}
