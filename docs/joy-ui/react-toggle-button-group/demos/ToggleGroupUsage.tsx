import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupUsage() {
  const [view, setView] = React.useState<string | null>('list');

  return (
    <ToggleButtonGroup
      aria-label="View"
      value={view}
      onChange={(_event, newView) => setView(newView ?? view)}
    >
      <Button value="list">List</Button>
      <Button value="board">Board</Button>
      <Button value="calendar">Calendar</Button>
    </ToggleButtonGroup>
  );
}
