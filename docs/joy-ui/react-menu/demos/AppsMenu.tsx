import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const apps = ['Mail', 'Notes', 'Maps', 'Photos', 'Tasks', 'Chat'];
const threeColumns = { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr' };

export default function AppsMenu() {
  return (
    <Dropdown>
      <MenuButton>Apps</MenuButton>
      <Menu aria-label="Apps" sx={{ '&.MuiMenu-root': threeColumns }}>
        {apps.map((app) => (
          <MenuItem key={app} orientation="vertical">
            <Avatar aria-hidden>{app[0]}</Avatar>
            {app}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
