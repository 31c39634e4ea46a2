import * as React from 'react';
import CallIcon from '@mui/icons-material/Call';
import ChatIcon from '@mui/icons-material/Chat';
import MailIcon from '@mui/icons-material/Mail';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import type { SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const directions = ['up', 'right', 'down', 'left'] as const;

export default function PlaygroundSpeedDial() {
  const [direction, setDirection] = React.useState<SpeedDialProps['direction']>('up');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup size="small" aria-label="Direction" exclusive value={direction}>
        {directions.map((name) => (
          <ToggleButton key={name} value={name} onClick={() => setDirection(name)}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', placeContent: 'center', height: 420 }}>
        <Box sx={{ position: 'relative', width: 56, height: 56 }}>
          <SpeedDial
            ariaLabel="Contact Amara Okafor"
            direction={direction}
            icon={<MailIcon />}
            sx={{
              position: 'absolute',
              ...(direction === 'up' || direction === 'left'
                ? { bottom: 0, insetInlineEnd: 0 }
                : { top: 0, insetInlineStart: 0 }),
            }}
          >
            <SpeedDialAction icon={<CallIcon />} tooltipTitle="Call" />
            <SpeedDialAction icon={<ChatIcon />} tooltipTitle="Chat" />
          </SpeedDial>
        </Box>
      </Box>
    </Box>
  );
}
