import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  return (
    <Tabs aria-label="Orders" defaultValue="open" sx={{ width: 280 }}>
      <TabList>
        <Tab value="open">Open</Tab>
        <Tab value="sent">Sent</Tab>
      </TabList>
      <TabPanel value="open">Two orders wait.</TabPanel>
      <TabPanel value="sent">Nine orders are on their way.</TabPanel>
    </Tabs>
  );
}
