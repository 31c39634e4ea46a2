import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroup() {
  const [days, setDays] = React.useState(['mon', 'wed']);

  return (
    <ToggleButtonGroup
      aria-label="Open on"
      value={days}
      onChange={(_event, newDays) => setDays(newDays)}
    >
      <Button value="mon">Mon</Button>
      <Button value="tue">Tue</Button>
      <Button value="wed">Wed</Button>
    </ToggleButtonGroup>
  );
}
