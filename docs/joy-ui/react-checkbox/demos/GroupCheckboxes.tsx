import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function GroupCheckboxes() {
  return (
    <div role="group" aria-labelledby="digest-label">
      <Typography id="digest-label" level="title-sm">
        Email me about
      </Typography>
      <List size="sm">
        <ListItem>
          <Checkbox label="Mentions" name="digest" value="mentions" defaultChecked />
        </ListItem>
        <ListItem>
          <Checkbox label="Due dates" name="digest" value="dates" />
        </ListItem>
      </List>
    </div>
  );
}
