import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SizesList() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {sizes.map((size) => (
        <List key={size} size={size} variant="outlined" aria-label={`Size ${size}`}>
          <ListItem>Harbor bridge</ListItem>
          <ListItem>School roof</ListItem>
          <ListItem>Tram depot</ListItem>
        </List>
      ))}
    </Stack>
  );
}
