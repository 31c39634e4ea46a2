import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import BluetoothIcon from '@mui/icons-material/Bluetooth';
import WifiIcon from '@mui/icons-material/Wifi';

const settings = [
  { id: 'wifi-setting', name: 'Wi-Fi', icon: <WifiIcon /> },
  { id: 'bluetooth-setting', name: 'Bluetooth', icon: <BluetoothIcon /> },
];

export default function SwitchListSecondary() {
  return (
    <List
      aria-labelledby="connections"
      subheader={<ListSubheader id="connections">Connections</ListSubheader>}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {settings.map(({ id, name, icon }) => (
        <ListItem
          key={id}
          secondaryAction={<Switch edge="end" inputProps={{ 'aria-labelledby': id }} />}
          sx={{ pr: 10 }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText id={id} primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
