import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Tab = styled(BaseTab)`
  padding: 0.5rem 0.75rem;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &.${tabClasses.selected} {
    border-color: light-dark(#1565c0, #6cb2f7);
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid light-dark(#1565c0, #6cb2f7);
    outline-offset: -2px;
  }
`;

const TabPanel = styled(BaseTabPanel)`
  padding: 0.75rem;
`;

export default function KeyboardNavigation() {
  return (
    <Tabs defaultValue="open">
      <TabsList aria-label="Orders">
        <Tab value="open">Open</Tab>
        <Tab value="packed">Packed</Tab>
        <Tab value="shipped">Shipped</Tab>
      </TabsList>
      <TabPanel value="open">12 orders wait for stock.</TabPanel>
      <TabPanel value="packed">8 orders wait for the carrier.</TabPanel>
      <TabPanel value="shipped">31 orders left today.</TabPanel>
    </Tabs>
  );
}
