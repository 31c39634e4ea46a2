import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

const pages = ['Inbox', 'Drafts', 'Sent'];

export default function ColorInversionNavigation() {
  return (
    <Sheet variant="soft" color="primary" invertedColors sx={{ width: 200, borderRadius: 'sm' }}>
      <List component="nav" aria-label="Mail">
        {pages.map((page, index) => (
          <ListItem key={page} component="div">
            <ListItemButton
              component="a"
              href="#side-navigation"
              variant={index === 0 ? 'solid' : 'plain'}
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
            >
              {page}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
