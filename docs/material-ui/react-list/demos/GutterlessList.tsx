import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import EditIcon from '@mui/icons-material/Edit';

const details = [
  { name: 'Delivery address', value: '12 Canal Street' },
  { name: 'Delivery time', value: 'Before noon' },
];

export default function GutterlessList() {
  return (
    <List aria-label="Delivery" sx={{ width: '100%', maxWidth: 320 }}>
      {details.map(({ name, value }) => (
        <ListItem
          key={name}
          disableGutters
          divider
          secondaryAction={
            <IconButton aria-label={`Edit ${name.toLowerCase()}`}>
              <EditIcon />
            </IconButton>
          }
        >
          <ListItemText primary={value} secondary={name} />
        </ListItem>
      ))}
    </List>
  );
}
