import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Event', icon: <EventIcon /> },
  { name: 'Task', icon: <TaskAltIcon /> },
];

export default function ControlledOpenSpeedDial() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const [added, setAdded] = React.useState('nothing yet');

  function handleAction(name: string) {
    setAdded(name);
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <Typography role="status">Added: {added}</Typography>
      <SpeedDial
        ariaLabel="Add to the calendar"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => setOpen(reason === 'toggle')}
        onClose={() => setOpen(false)}
        FabProps={{ ref: button }}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {open &&
          actions.map(({ name, icon }) => (
            <SpeedDialAction
              key={name}
              icon={icon}
              tooltipTitle={name}
              onClick={() => handleAction(name)}
            />
          ))}
      </SpeedDial>
    </Box>
  );
}
