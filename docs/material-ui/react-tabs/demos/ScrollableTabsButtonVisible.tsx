import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function ScrollableTabsButtonVisible() {
  const [selected, setSelected] = React.useState('January');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        aria-label="Month"
        sx={{ [`& .${tabsClasses.scrollButtons}.Mui-disabled`]: { opacity: 0.3 } }}
      >
        {months.map((month) => (
          <Tab key={month} value={month} label={month} />
        ))}
      </Tabs>
    </Box>
  );
}
