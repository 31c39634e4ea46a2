import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import type { MenuOwnerState } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { CssTransition } from '@mui/base/Transitions';
import './styles.css';

interface ListboxProps extends ComponentPropsWithoutRef<'ul'> {
  ownerState?: MenuOwnerState;
}

const Listbox = forwardRef(function Listbox(
  { ownerState: _ownerState, ...props }: ListboxProps,
  ref: ForwardedRef<HTMLUListElement>,
) {
  return (
    <CssTransition
      className="fade"
      enterClassName="open"
      exitClassName="fade-closed"
      lastTransitionedPropertyOnExit="opacity"
    >
      <ul {...props} className="menu" ref={ref} />
    </CssTransition>
  );
});

const slots = { listbox: Listbox };
const slotProps = { root: { className: 'popup' }, listbox: { 'aria-label': 'Report' } };

export default function MenuTransitions() {
  return (
    <Dropdown>
      <MenuButton className="menu-button">Report</MenuButton>
      <Menu slots={slots} slotProps={slotProps}>
        <MenuItem className="item">Export</MenuItem>
        <MenuItem className="item">Schedule</MenuItem>
        <MenuItem className="item">Delete</MenuItem>
      </Menu>
    </Dropdown>
  );
}
