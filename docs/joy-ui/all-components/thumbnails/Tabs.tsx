import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsThumbnail() {
  return (
    <Tabs defaultValue={0} sx={{ bgcolor: 'transparent' }}>
      <TabList>
        <Tab>Day</Tab>
        <Tab>Week</Tab>
        <Tab>Month</Tab>
      </TabList>
    </Tabs>
  );
}
