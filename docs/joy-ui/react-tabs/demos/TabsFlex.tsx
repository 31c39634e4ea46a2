import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsFlex() {
  return (
    <Tabs defaultValue="open" sx={{ width: 1, maxWidth: 400 }}>
      <TabList aria-label="Orders" tabFlex={1}>
        <Tab value="open">Open</Tab>
        <Tab value="sent">Sent</Tab>
        <Tab value="returned">Returned</Tab>
      </TabList>
      <TabPanel value="open">Three orders to pack</TabPanel>
      <TabPanel value="sent">Eight orders on their way</TabPanel>
      <TabPanel value="returned">No order came back.</TabPanel>
    </Tabs>
  );
}
