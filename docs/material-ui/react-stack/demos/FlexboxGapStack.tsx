import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const languages = ['Arabic', 'Bengali', 'English', 'French', 'Hindi', 'Portuguese', 'Swahili'];

export default function FlexboxGapStack() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 320, m: 0, p: 0, listStyle: 'none' }}
    >
      {languages.map((language) => (
        <li key={language}>
          <Chip label={language} />
        </li>
      ))}
    </Stack>
  );
}
