import ListItemDecorator from '@mui/joy/ListItemDecorator';
import SvgIcon from '@mui/joy/SvgIcon';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const views = [
  { name: 'Home', path: 'M4 11l8-7 8 7v9H4z' },
  { name: 'Saved', path: 'M6 3h12v18l-6-4-6 4z' },
  { name: 'Orders', path: 'M4 5h16v4H4zm0 6h16v8H4z' },
];

export default function TabsBottomNavExample() {
  const tabs = views.map(({ name, path }) => (
    <Tab key={name} value={name} orientation="vertical" disableIndicator>
      <ListItemDecorator>
        <SvgIcon>
          <path d={path} />
        </SvgIcon>
      </ListItemDecorator>
      {name}
    </Tab>
  ));

  return (
    <Tabs size="lg" defaultValue="Home" sx={{ width: 1, maxWidth: 360 }}>
      {views.map(({ name }) => (
        <TabPanel key={name} value={name} sx={{ minHeight: 120 }}>
          {name}
        </TabPanel>
      ))}
      <TabList aria-label="Views" tabFlex={1} size="sm" disableUnderline variant="soft">
        {tabs}
      </TabList>
    </Tabs>
  );
}
