import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';

export default function StateClasses() {
  const [selected, setSelected] = React.useState(true);

  return (
    <ToggleButton
      value="urgent"
      selected={selected}
      onChange={() => setSelected(!selected)}
      sx={{
        [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]: {
          color: 'error.contrastText',
          bgcolor: 'error.dark',
        },
      }}
    >
      Urgent
    </ToggleButton>
  );
}
