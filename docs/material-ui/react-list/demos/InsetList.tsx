import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import StarIcon from '@mui/icons-material/Star';

const contacts = [
  { name: 'Ingrid Solberg', favorite: true },
  { name: 'Kwame Mensah', favorite: false },
  { name: 'Priya Nair', favorite: false },
];

export default function InsetList() {
  return (
    <List aria-label="Contacts" sx={{ width: '100%', maxWidth: 320 }}>
      {contacts.map(({ name, favorite }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton>
            {favorite && (
              <ListItemIcon>
                <StarIcon titleAccess="Favorite" />
              </ListItemIcon>
            )}
            <ListItemText inset={!favorite} primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
