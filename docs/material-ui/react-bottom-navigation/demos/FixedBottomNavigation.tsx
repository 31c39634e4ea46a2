import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';

const senders = ['Yuki', 'Omar', 'Lena', 'Tomás', 'Aisha', 'Ivan', 'Priya', 'Kofi'];
const folders = [
  { label: 'Inbox', icon: <InboxIcon /> },
  { label: 'Archive', icon: <ArchiveIcon /> },
];

export default function FixedBottomNavigation() {
  const [selected, setSelected] = React.useState(0);

  return (
    <Box sx={{ width: '100%', p: 3, pb: '56px' }}>
      {senders.map((sender) => (
        <p key={sender}>{`${folders[selected]?.label}: message from ${sender}`}</p>
      ))}
      <Paper elevation={3} sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <BottomNavigation
          component="nav"
          aria-label="Folders"
          showLabels
          value={selected}
          onChange={(_event, value: number) => setSelected(value)}
        >
          {folders.map(({ label, icon }, index) => (
            <BottomNavigationAction
              key={label}
              component="a"
              href={`#${label.toLowerCase()}`}
              label={label}
              icon={icon}
              aria-current={index === selected ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
