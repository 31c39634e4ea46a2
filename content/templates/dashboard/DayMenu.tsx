import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { days } from './data';
import type { Day } from './data';

interface DayMenuProps {
  day: Day;
  onChange: (day: Day) => void;
}

/** A menu that chooses the day whose figures are shown. */
export default function DayMenu({ day, onChange }: DayMenuProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const close = () => setAnchor(null);
  return (
    <React.Fragment>
      <Button
        id={`${id}button`}
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>{day}</span>
      </Button>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': `${id}button` }}
      >
        {days.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === day}
            selected={name === day}
            onClick={() => {
              onChange(name);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
