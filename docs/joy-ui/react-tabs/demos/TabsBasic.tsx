import * as React from 'react';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  const [day, setDay] = React.useState<string | number | null>('saturday');

  return (
    <Tabs value={day} onChange={(_event, value) => setDay(value)} sx={{ width: 1, maxWidth: 400 }}>
      <TabList aria-label="Program">
        <Tab value="saturday">Saturday</Tab>
        <Tab value="sunday">Sunday</Tab>
      </TabList>
      <TabPanel value="saturday">Guided walk at 10:00</TabPanel>
      <TabPanel value="sunday">Concert at 17:00</TabPanel>
    </Tabs>
  );
}
