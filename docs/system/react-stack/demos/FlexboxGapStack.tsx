import Stack from '@mui/system/Stack';
import { Item } from './Item';

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
        <Item key={language} as="li">
          {language}
        </Item>
      ))}
    </Stack>
  );
}
