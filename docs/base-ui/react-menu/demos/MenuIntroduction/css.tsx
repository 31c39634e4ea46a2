import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const slotProps = {
  root: { className: 'popup' },
  listbox: { 'aria-label': 'Order actions', className: 'menu' },
};

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <MenuButton className="menu-button">Order actions</MenuButton>
      <Menu slotProps={slotProps}>
        <MenuItem className="item">Print label</MenuItem>
        <MenuItem className="item">Send reminder</MenuItem>
        <MenuItem className="item" disabled>
          Refund
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
