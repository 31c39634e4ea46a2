import { Dropdown } from '@mui/base/Dropdown';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import './styles.css';

function Item({ children }: { children: string }) {
  const { getRootProps } = useMenuItem({ label: children, rootRef: null });
  return (
    <li {...getRootProps()} className="item">
      {children}
    </li>
  );
}

function TeamMenu() {
  const { getRootProps } = useMenuButton();
  const { getListboxProps, contextValue, open, triggerElement } = useMenu();
  return (
    <>
      <button type="button" {...getRootProps()} className="menu-button">
        Team
      </button>
      <Popup anchor={triggerElement} open={open} keepMounted className="popup">
        <ul {...getListboxProps()} className="menu">
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
