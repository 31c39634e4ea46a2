import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsVertical() {
  return (
    <Tabs orientation="vertical" defaultValue="account" sx={{ minHeight: 160 }}>
      <TabList aria-label="Settings">
        <Tab value="account">Account</Tab>
        <Tab value="privacy">Privacy</Tab>
        <Tab value="language">Language</Tab>
      </TabList>
      <TabPanel value="account">Signed in as Lars</TabPanel>
      <TabPanel value="privacy">Only the team sees your photo.</TabPanel>
      <TabPanel value="language">English</TabPanel>
    </Tabs>
  );
}
