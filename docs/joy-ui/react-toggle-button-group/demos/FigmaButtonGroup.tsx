import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const look = { p: 0.5, borderRadius: 'md', bgcolor: 'neutral.softBg' };
const chosen = { '& [aria-pressed="true"]': { bgcolor: 'background.surface', boxShadow: 'sm' } };

export default function FigmaButtonGroup() {
  const [mode, setMode] = React.useState('design');

  return (
    <ToggleButtonGroup
      variant="plain"
      spacing={0.5}
      aria-label="Mode"
      value={mode}
      onChange={(_event, newMode) => setMode(newMode ?? mode)}
      sx={{ ...look, ...chosen }}
    >
      <Button value="design">Design</Button>
      <Button value="prototype">Prototype</Button>
    </ToggleButtonGroup>
  );
}
