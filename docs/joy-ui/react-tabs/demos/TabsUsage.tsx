import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsUsage() {
  return (
    <Tabs defaultValue="details" sx={{ width: 1, maxWidth: 400 }}>
      <TabList aria-label="Desk lamp">
        <Tab value="details">Details</Tab>
        <Tab value="reviews">Reviews</Tab>
        <Tab value="delivery">Delivery</Tab>
      </TabList>
      <TabPanel value="details">Dimmable, with a warm light</TabPanel>
      <TabPanel value="reviews">Four of five stars from 32 customers</TabPanel>
      <TabPanel value="delivery">Arrives within two to three days</TabPanel>
    </Tabs>
  );
}
