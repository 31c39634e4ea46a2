import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { useDirection } from '../../../data/useDirection';

const TabsList = styled(BaseTabsList)`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid #7b8794;
`;

const Tab = styled(BaseTab)`
  padding: 0.5rem 0.75rem;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &.${tabClasses.selected} {
    border-color: light-dark(#1565c0, #90caf9);
    color: light-dark(#1565c0, #90caf9);
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
  }
`;

const TabPanel = styled(BaseTabPanel)`
  padding: 0.75rem;
  &:focus-visible {
    outline: 2px solid #3b8fe0;
  }
`;

export default function UnstyledTabsIntroduction() {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="details">
      <TabsList aria-label="Order A-1042">
        <Tab value="details">Details</Tab>
        <Tab value="items">Items</Tab>
        <Tab value="history">History</Tab>
      </TabsList>
      <TabPanel value="details" tabIndex={0}>
        Placed by Amara Okafor, paid by invoice.
      </TabPanel>
      <TabPanel value="items" tabIndex={0}>
        Two desk lamps and one extension cord.
      </TabPanel>
      <TabPanel value="history" tabIndex={0}>
        Packed on Monday, handed to the carrier on Tuesday.
      </TabPanel>
    </Tabs>
  );
}
