import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const segments = {
  p: 0.5,
  gap: 0.5,
  borderRadius: 'xl',
  bgcolor: 'background.level1',
  [`& .${tabClasses.root}`]: { borderRadius: 'lg' },
  [`& .${tabClasses.root}[aria-selected="true"]`]: {
    bgcolor: 'background.surface',
    boxShadow: 'sm',
  },
};

export default function TabsSegmentedControls() {
  return (
    <Tabs defaultValue="chart" sx={{ bgcolor: 'transparent' }}>
      <TabList aria-label="Rainfall" disableUnderline sx={segments}>
        <Tab value="chart" disableIndicator>
          Chart
        </Tab>
        <Tab value="table" disableIndicator>
          Table
        </Tab>
      </TabList>
      <TabPanel value="chart">April was the driest month.</TabPanel>
      <TabPanel value="table">April, 21 mm; May, 64 mm</TabPanel>
    </Tabs>
  );
}
