import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Studio', price: '12 €', text: 'Three projects' },
  { name: 'Agency', price: '40 €', text: 'Unlimited projects' },
];

const frame = { width: 300, borderRadius: 'md', overflow: 'hidden' };

export default function TabsPricingExample() {
  const panels = plans.map(({ name, price, text }) => (
    <TabPanel key={name} value={name}>
      <Typography level="h4" component="p">{`${price} per month`}</Typography>
      {text}
    </TabPanel>
  ));

  return (
    <Tabs variant="outlined" defaultValue="Studio" sx={frame}>
      <TabList aria-label="Plans" tabFlex={1}>
        {plans.map(({ name }) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {panels}
    </Tabs>
  );
}
