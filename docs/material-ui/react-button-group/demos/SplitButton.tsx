import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const actions = ['Send now', 'Send tomorrow morning', 'Save as draft'];

export default function SplitButton() {
  const [action, setAction] = React.useState(actions[0]);
  const [anchorEl, setAnchorEl] = React.useState<Element | null>(null);
  const open = anchorEl !== null;

  function choose(name: string) {
    setAction(name);
    setAnchorEl(null);
  }

  return (
    <React.Fragment>
      <ButtonGroup variant="contained" aria-label="Send the message">
        <Button>{action}</Button>
        <Button
          size="small"
          aria-label="Choose when to send"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchorEl(event.currentTarget.parentElement)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        MenuListProps={{ 'aria-label': 'When to send' }}
      >
        {actions.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === action}
            selected={name === action}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
