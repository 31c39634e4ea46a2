import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import type { MenuOwnerState } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { CssTransition } from '@mui/base/Transitions';

const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
interface ListboxProps extends ComponentPropsWithoutRef<'ul'> {
  ownerState?: MenuOwnerState;
}

const Listbox = forwardRef(function Listbox(
  { ownerState: _ownerState, ...props }: ListboxProps,
  ref: ForwardedRef<HTMLUListElement>,
) {
  return (
    <CssTransition
      className="transition-opacity motion-reduce:duration-[1ms]"
      enterClassName="open"
      exitClassName="opacity-0"
      lastTransitionedPropertyOnExit="opacity"
    >
      <ul
        {...props}
        className="my-1 w-44 rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900"
        ref={ref}
      />
    </CssTransition>
  );
});

const slots = { listbox: Listbox };
const slotProps = {
  root: { className: 'z-10' },
  listbox: { 'aria-label': 'Report' },
};
const item =
  'cursor-default rounded-md px-2 py-1.5 focus:bg-slate-200 focus:outline focus:outline-2 focus:-outline-offset-2 focus:outline-blue-500 aria-disabled:text-slate-600 dark:focus:bg-slate-800 dark:aria-disabled:text-slate-400';

export default function MenuTransitions() {
  return (
    <Dropdown>
      <MenuButton className={button}>Report</MenuButton>
      <Menu slots={slots} slotProps={slotProps}>
        <MenuItem className={item}>Export</MenuItem>
        <MenuItem className={item}>Schedule</MenuItem>
        <MenuItem className={item}>Delete</MenuItem>
      </Menu>
    </Dropdown>
  );
}
