import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const cities = [
  { country: 'Brazil', names: ['Belém', 'Recife', 'Salvador', 'São Paulo'] },
  { country: 'Japan', names: ['Kobe', 'Osaka', 'Sapporo', 'Tokyo'] },
  { country: 'Kenya', names: ['Kisumu', 'Mombasa', 'Nairobi', 'Nakuru'] },
];

export default function PinnedSubheaderList() {
  return (
    <Box
      role="region"
      aria-label="Offices"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 320, maxHeight: 280, overflow: 'auto' }}
    >
      {cities.map(({ country, names }) => (
        <List
          key={country}
          disablePadding
          aria-label={country}
          subheader={<ListSubheader>{country}</ListSubheader>}
        >
          {names.map((name) => (
            <ListItem key={name}>
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
