import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';

const MenuButton = styled(BaseMenuButton)`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Popup = styled('div')`
  z-index: 1;
`;

const List = styled('ul')`
  box-sizing: border-box;
  width: 11rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  list-style: none;
`;

const MenuItem = styled(BaseMenuItem)`
  padding: 0.375rem 0.5rem;
  border-radius: 0.375rem;
  cursor: default;

  &:focus {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
    background: light-dark(#e8ebf0, #2a323e);
  }
  &.${menuItemClasses.disabled} {
    color: light-dark(#5d6875, #97a3b2);
  }
`;

const Fade = styled(CssTransition)`
  transition: opacity 150ms;

  &.closed {
    opacity: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    transition-duration: 1ms;
  }
`;

const Listbox = forwardRef(function Listbox(
  props: ComponentPropsWithoutRef<'ul'>,
  ref: ForwardedRef<HTMLUListElement>,
) {
  return (
    <Fade enterClassName="open" exitClassName="closed" lastTransitionedPropertyOnExit="opacity">
      <List {...props} ref={ref} />
    </Fade>
  );
});

const slots = { root: Popup, listbox: Listbox };
const slotProps = { listbox: { 'aria-label': 'Report' } };

export default function MenuTransitions() {
  return (
    <Dropdown>
      <MenuButton>Report</MenuButton>
      <Menu slots={slots} slotProps={slotProps}>
        <MenuItem>Export</MenuItem>
        <MenuItem>Schedule</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
    </Dropdown>
  );
}
