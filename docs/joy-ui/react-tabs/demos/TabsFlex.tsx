import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsFlex() {
  return (
    <Tabs defaultValue="open" sx={{ width: 1, maxWidth: 400 }}>
      <TabList aria-label="Orders" tabFlex={1}>
        <Tab value="open">Open</Tab>
        <Tab value="sent">Sent</Tab>
        <Tab value="returned">Returned</Tab>
      </TabList>
    </Tabs>
  );
}
