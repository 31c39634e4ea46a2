import { Dropdown } from '@mui/base/Dropdown';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';

function Item({ children }: { children: string }) {
  const { getRootProps } = useMenuItem({ label: children, rootRef: null });
  return (
    <li
      {...getRootProps()}
      className="cursor-default rounded-md px-2 py-1.5 focus:bg-slate-200 focus:outline focus:outline-2 focus:-outline-offset-2 focus:outline-blue-500 aria-disabled:text-slate-600 dark:focus:bg-slate-800 dark:aria-disabled:text-slate-400"
    >
      {children}
    </li>
  );
}

function TeamMenu() {
  const { getRootProps } = useMenuButton();
  const { getListboxProps, contextValue, open, triggerElement } = useMenu();
  return (
    <>
      <button
        type="button"
        {...getRootProps()}
        className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
      >
        Team
      </button>
      <Popup anchor={triggerElement} open={open} keepMounted className="z-10">
        <ul
          {...getListboxProps()}
          className="my-1 w-44 rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900"
        >
          <MenuProvider value={contextValue}>
            <Item>Invite</Item>
            <Item>Rename</Item>
            <Item>Leave</Item>
          </MenuProvider>
        </ul>
      </Popup>
    </>
  );
}

export default function UseMenu() {
  return (
    <Dropdown>
      <TeamMenu />
    </Dropdown>
  );
}
