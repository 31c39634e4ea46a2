import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const menus = [
  { title: 'File', items: ['New document', 'Open', 'Print'] },
  { title: 'Edit', items: ['Undo', 'Redo'] },
  { title: 'View', items: ['Zoom in', 'Zoom out'] },
];

export default function MenuToolbarExample() {
  return (
    <Stack direction="row">
      {menus.map(({ title, items }) => (
        <Dropdown key={title}>
          <MenuButton variant="plain">{title}</MenuButton>
          <Menu aria-label={title} placement="bottom-start">
            {items.map((item) => (
              <MenuItem key={item}>{item}</MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
