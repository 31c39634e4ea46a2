import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import PersonAddIcon from '@mui/icons-material/PersonAdd';

const actions = [
  { name: 'Add a task', color: 'primary', icon: <AddIcon /> },
  { name: 'Invite a member', color: 'secondary', icon: <PersonAddIcon /> },
] as const;

export default function FloatingActionButtonZoom() {
  const [tab, setTab] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 200 }}>
      <Tabs value={tab} onChange={(_event, value: number) => setTab(value)} aria-label="Project">
        <Tab label="Tasks" />
        <Tab label="Members" />
      </Tabs>
      {actions.map(({ name, color, icon }, index) => (
        <Zoom
          key={name}
          in={tab === index}
          appear={false}
          style={{ transitionDelay: tab === index ? '200ms' : '0ms' }}
        >
          <Fab color={color} aria-label={name} sx={{ position: 'absolute', bottom: 16, right: 16 }}>
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
