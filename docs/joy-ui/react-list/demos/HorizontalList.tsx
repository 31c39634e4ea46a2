import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const cities = ['Lagos', 'Lima', 'Lisbon', 'Leipzig', 'Lahore', 'Lyon'];
const spaced = { '--List-gap': '8px', '--ListItem-radius': '20px' };

export default function HorizontalList() {
  return (
    <List orientation="horizontal" wrap aria-label="Offices" sx={spaced}>
      {cities.map((city) => (
        <ListItem key={city}>
          <ListItemButton variant="outlined">{city}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
