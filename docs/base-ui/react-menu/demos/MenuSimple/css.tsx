import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const slotProps = {
  root: { className: 'popup' },
  listbox: { 'aria-label': 'File', className: 'menu' },
};

export default function MenuSimple() {
  const [last, setLast] = useState('nothing yet');
  return (
    <div>
      <Dropdown>
        <MenuButton className="menu-button">File</MenuButton>
        <Menu slotProps={slotProps}>
          {['Rename', 'Duplicate', 'Move to archive'].map((action) => (
            <MenuItem className="item" key={action} onClick={() => setLast(action)}>
              {action}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <p role="status">Chosen: {last}</p>
    </div>
  );
}
