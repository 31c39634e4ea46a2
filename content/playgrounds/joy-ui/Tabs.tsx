import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import type { TabsProps } from '@mui/joy/Tabs';

export const hidden = ['defaultValue', 'value', 'direction'] satisfies (keyof TabsProps)[];

export default function TabsExample(props: TabsProps) {
  return (
    <Tabs defaultValue="details" {...props}>
      <TabList aria-label="Desk lamp">
        <Tab value="details">Details</Tab>
        <Tab value="reviews">Reviews</Tab>
      </TabList>
      <TabPanel value="details">Dimmable, with a warm light</TabPanel>
      <TabPanel value="reviews">Four of five stars</TabPanel>
    </Tabs>
  );
}
