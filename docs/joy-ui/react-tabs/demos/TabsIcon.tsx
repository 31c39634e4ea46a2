import ListItemDecorator from '@mui/joy/ListItemDecorator';
import SvgIcon from '@mui/joy/SvgIcon';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const list = (
  <SvgIcon>
    <path d="M4 5h16v3H4zm0 6h16v3H4zm0 6h16v3H4z" />
  </SvgIcon>
);
const grid = (
  <SvgIcon>
    <path d="M4 4h7v7H4zm9 0h7v7h-7zm-9 9h7v7H4zm9 0h7v7h-7z" />
  </SvgIcon>
);

export default function TabsIcon() {
  return (
    <Tabs defaultValue="list">
      <TabList aria-label="View">
        <Tab value="list">
          <ListItemDecorator>{list}</ListItemDecorator>
          List
        </Tab>
        <Tab value="grid" aria-label="Grid">
          {grid}
        </Tab>
      </TabList>
      <TabPanel value="list">Names and sizes of 12 files</TabPanel>
      <TabPanel value="grid">Previews of 12 files</TabPanel>
    </Tabs>
  );
}
