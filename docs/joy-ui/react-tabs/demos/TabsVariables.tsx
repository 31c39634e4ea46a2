import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const tabs = (
  <TabList aria-label="Variables">
    <Tab value="map">Map</Tab>
    <Tab value="stops">Stops</Tab>
  </TabList>
);

export default function TabsVariables() {
  const [spacing, setSpacing] = React.useState('16');
  const [thickness, setThickness] = React.useState('2');

  const fields = (
    <React.Fragment>
      <FormControl>
        <FormLabel>--Tabs-spacing (px)</FormLabel>
        <Input value={spacing} onChange={(event) => setSpacing(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Tab-indicatorThickness (px)</FormLabel>
        <Input value={thickness} onChange={(event) => setThickness(event.target.value)} />
      </FormControl>
    </React.Fragment>
  );

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Tabs
        defaultValue="map"
        sx={{
          '--Tabs-spacing': `${spacing}px`,
          '--Tab-indicatorThickness': `${thickness}px`,
        }}
      >
        {tabs}
        <TabPanel value="map">The route follows the coast.</TabPanel>
        <TabPanel value="stops">North pier, lighthouse, market</TabPanel>
      </Tabs>
      {fields}
    </Stack>
  );
}
