import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const settings = [
  { name: 'Profile', text: 'Your name and picture.' },
  { name: 'Team', text: 'Mei Lin and five others.' },
  { name: 'Alerts', text: 'One message a day.' },
  { name: 'Billing', text: 'Paid until the end of the year.' },
  { name: 'Backups', text: 'Every night at two.' },
];

export default function VerticalTabs() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ display: 'flex', width: '100%', height: 240 }}>
      <Tabs
        orientation="vertical"
        variant="scrollable"
        value={index}
        onChange={(_event, value: number) => setIndex(value)}
        aria-label="Settings"
        sx={{ flexShrink: 0, borderRight: 1, borderColor: 'divider' }}
      >
        {settings.map(({ name }, i) => (
          <Tab key={name} label={name} id={`settings-${i}`} aria-controls="settings-panel" />
        ))}
      </Tabs>
      <Box
        id="settings-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`settings-${index}`}
        sx={{ p: 2 }}
      >
        {settings[index]?.text}
      </Box>
    </Box>
  );
}
