import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsVariables() {
  const [spacing, setSpacing] = React.useState('16');
  const [thickness, setThickness] = React.useState('2');

  const variables = {
    '--Tabs-spacing': `${spacing}px`,
    '--Tab-indicatorThickness': `${thickness}px`,
  };

  const tabs = (
    <Tabs defaultValue="map" sx={variables}>
      <TabList aria-label="Variables">
        <Tab value="map">Map</Tab>
        <Tab value="stops">Stops</Tab>
      </TabList>
      <TabPanel value="map">The route follows the coast.</TabPanel>
      <TabPanel value="stops">North pier, lighthouse, market</TabPanel>
    </Tabs>
  );

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      {tabs}
      <FormControl>
        <FormLabel>--Tabs-spacing (px)</FormLabel>
        <Input value={spacing} onChange={(event) => setSpacing(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Tab-indicatorThickness (px)</FormLabel>
        <Input value={thickness} onChange={(event) => setThickness(event.target.value)} />
      </FormControl>
    </Stack>
  );
}
