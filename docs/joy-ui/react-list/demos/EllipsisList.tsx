import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

export default function EllipsisList() {
  return (
    <List aria-label="Messages" sx={{ maxWidth: 300 }}>
      <ListItem>
        <ListItemDecorator aria-hidden sx={{ alignSelf: 'flex-start' }}>
          ✉
        </ListItemDecorator>
        <ListItemContent>
          <Typography level="title-sm">Leila Haddad</Typography>
          <Typography level="body-sm" noWrap>
            The glass arrives on Thursday, so we can start with the windows.
          </Typography>
        </ListItemContent>
      </ListItem>
    </List>
  );
}
