import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const actions = ['Save', 'Save and close', 'Save as a copy'];

export default function SplitButton() {
  const [action, setAction] = React.useState(actions[0]);

  const items = actions.map((name) => (
    <MenuItem key={name} selected={name === action} onClick={() => setAction(name)}>
      {name}
    </MenuItem>
  ));

  return (
    <Dropdown>
      <ButtonGroup variant="solid" color="primary" aria-label="Save">
        <Button>{action}</Button>
        <MenuButton slots={{ root: IconButton }} aria-label="Other ways to save">
          ▾
        </MenuButton>
      </ButtonGroup>
      <Menu placement="bottom-end" aria-label="Ways to save">
        {items}
      </Menu>
    </Dropdown>
  );
}
