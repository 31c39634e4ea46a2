import { Dropdown } from '@mui/base/Dropdown';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

const Button = styled('button')`
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

const Listbox = styled('ul')`
  box-sizing: border-box;
  width: 11rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  list-style: none;
`;

const Row = styled('li')`
  padding: 0.375rem 0.5rem;
  border-radius: 0.375rem;
  cursor: default;

  &:focus {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
    background: light-dark(#e8ebf0, #2a323e);
  }
`;

function Item({ children }: { children: string }) {
  const { getRootProps } = useMenuItem({ label: children, rootRef: null });
  return <Row {...getRootProps()}>{children}</Row>;
}

function TeamMenu() {
  const { getRootProps } = useMenuButton();
  const { getListboxProps, contextValue, open, triggerElement } = useMenu();
  return (
    <>
      <Button type="button" {...getRootProps()}>
        Team
      </Button>
      <Popup anchor={triggerElement} open={open} keepMounted style={{ zIndex: 1 }}>
        <Listbox {...getListboxProps()}>
          <MenuProvider value={contextValue}>
            <Item>Invite</Item>
            <Item>Rename</Item>
            <Item>Leave</Item>
          </MenuProvider>
        </Listbox>
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
