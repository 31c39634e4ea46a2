import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

export default function TabsThumbnail() {
  return (
    <Tabs defaultValue={0}>
      <TabsList>
        <Tab value={0}>Day</Tab>
        <Tab value={1}>Week</Tab>
        <Tab value={2}>Month</Tab>
      </TabsList>
    </Tabs>
  );
}
