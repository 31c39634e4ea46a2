import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function ScrollableTabsButtonPrevent() {
  const [selected, setSelected] = React.useState('Monday');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        scrollButtons={false}
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        aria-label="Day of delivery"
      >
        {days.map((day) => (
          <Tab key={day} value={day} label={day} />
        ))}
      </Tabs>
    </Box>
  );
}
