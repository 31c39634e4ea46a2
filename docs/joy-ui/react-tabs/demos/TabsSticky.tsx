import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const lines = Array.from({ length: 30 }, (_value, index) => `${index + 1}. Turn left at the oak.`);

export default function TabsSticky() {
  return (
    <Tabs defaultValue="way" sx={{ width: 260, height: 200, overflow: 'auto' }}>
      <TabList aria-label="Walk" sticky="top">
        <Tab value="way">Way</Tab>
        <Tab value="rests">Rests</Tab>
      </TabList>
      <TabPanel value="way" tabIndex={0}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </TabPanel>
      <TabPanel value="rests">A bench at the spring</TabPanel>
    </Tabs>
  );
}
