import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import PushPinIcon from '@mui/icons-material/PushPin';

export default function StandaloneToggleButton() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <ToggleButton
      value="pinned"
      selected={pinned}
      onChange={() => setPinned(!pinned)}
      aria-label="Pin the conversation"
    >
      <PushPinIcon />
    </ToggleButton>
  );
}
