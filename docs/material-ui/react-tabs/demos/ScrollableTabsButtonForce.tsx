import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const teams = ['Design', 'Finance', 'Legal', 'Logistics', 'Marketing', 'Research', 'Support'];

export default function ScrollableTabsButtonForce() {
  const [selected, setSelected] = React.useState('Design');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        aria-label="Teams"
      >
        {teams.map((team) => (
          <Tab key={team} value={team} label={team} />
        ))}
      </Tabs>
    </Box>
  );
}
