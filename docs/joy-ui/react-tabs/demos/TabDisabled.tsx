import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabDisabled() {
  return (
    <Tabs defaultValue="cart" sx={{ width: 1, maxWidth: 400 }}>
      <TabList aria-label="Order">
        <Tab value="cart">Cart</Tab>
        <Tab value="address">Address</Tab>
        <Tab value="payment" disabled>
          Payment
        </Tab>
      </TabList>
      <TabPanel value="cart">Two lamps</TabPanel>
      <TabPanel value="address">Enter the address to pay.</TabPanel>
      <TabPanel value="payment">By card or by invoice</TabPanel>
    </Tabs>
  );
}
