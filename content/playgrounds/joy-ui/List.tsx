import List from '@mui/joy/List';
import type { ListProps } from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export const initial = { variant: 'outlined' } satisfies ListProps;
export const order = [
  'variant',
  'color',
  'size',
  'orientation',
  'wrap',
] satisfies (keyof ListProps)[];

export default function ListExample(props: ListProps) {
  return (
    <List aria-label="Projects" {...props}>
      <ListItem>
        <ListItemButton>Harbor bridge</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>School roof</ListItemButton>
      </ListItem>
    </List>
  );
}
