import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsIndicatorPlacement() {
  return (
    <Tabs defaultValue="map" sx={{ flexDirection: 'column-reverse' }}>
      <TabList aria-label="Trip" underlinePlacement="top">
        <Tab value="map" indicatorPlacement="top" indicatorInset>
          Map
        </Tab>
        <Tab value="stops" indicatorPlacement="top" indicatorInset>
          Stops
        </Tab>
      </TabList>
      <TabPanel value="map">The route follows the coast.</TabPanel>
      <TabPanel value="stops">North pier, lighthouse, market</TabPanel>
    </Tabs>
  );
}
