import Chip from '@mui/joy/Chip';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsPageExample() {
  return (
    <Tabs defaultValue="deals" sx={{ width: 1 }}>
      <TabList aria-label="Customers" sx={{ justifyContent: 'center' }}>
        <Tab value="deals">
          Deals
          <Chip size="sm">14</Chip>
        </Tab>
        <Tab value="visits">
          Visits
          <Chip size="sm">20</Chip>
        </Tab>
      </TabList>
      <TabPanel value="deals">14 deals this week</TabPanel>
      <TabPanel value="visits">20 visits this week</TabPanel>
    </Tabs>
  );
}
