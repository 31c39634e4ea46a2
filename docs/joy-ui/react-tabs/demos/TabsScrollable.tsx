import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="March" sx={{ width: 1, maxWidth: 320 }}>
      <TabList aria-label="Month" sx={{ overflow: 'auto', scrollSnapType: 'x mandatory' }}>
        {months.map((month) => (
          <Tab key={month} value={month} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            {month}
          </Tab>
        ))}
      </TabList>
      {months.map((month) => (
        <TabPanel key={month} value={month}>{`Deliveries in ${month}`}</TabPanel>
      ))}
    </Tabs>
  );
}
