import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
const slotProps = {
  root: { className: 'z-10' },
  listbox: {
    'aria-label': 'Order actions',
    className: 'my-1 w-44 rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900',
  },
};
const item =
  'cursor-default rounded-md px-2 py-1.5 focus:bg-slate-200 focus:outline focus:outline-2 focus:-outline-offset-2 focus:outline-blue-500 aria-disabled:text-slate-600 dark:focus:bg-slate-800 dark:aria-disabled:text-slate-400';

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <MenuButton className={button}>Order actions</MenuButton>
      <Menu slotProps={slotProps}>
        <MenuItem className={item}>Print label</MenuItem>
        <MenuItem className={item}>Send reminder</MenuItem>
        <MenuItem className={item} disabled>
          Refund
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
