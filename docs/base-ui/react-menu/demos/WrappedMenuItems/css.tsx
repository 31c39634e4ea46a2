import { useId } from 'react';
import type { ReactNode } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const slotProps = {
  root: { className: 'popup' },
  listbox: { 'aria-label': 'Share', className: 'menu' },
};

interface SectionProps {
  label: string;
  children: ReactNode;
}

function MenuSection({ label, children }: SectionProps) {
  const id = useId();
  return (
    <li role="none">
      <span id={id} className="label">
        {label}
      </span>
      <ul role="group" aria-labelledby={id} className="group">
        {children}
      </ul>
    </li>
  );
}

export default function WrappedMenuItems() {
  return (
    <Dropdown>
      <MenuButton className="menu-button">Share</MenuButton>
      <Menu slotProps={slotProps}>
        <MenuSection label="Team">
          <MenuItem className="item">Invite by email</MenuItem>
          <MenuItem className="item">Copy link</MenuItem>
        </MenuSection>
        <MenuSection label="Public">
          <MenuItem className="item">Publish</MenuItem>
        </MenuSection>
      </Menu>
    </Dropdown>
  );
}
