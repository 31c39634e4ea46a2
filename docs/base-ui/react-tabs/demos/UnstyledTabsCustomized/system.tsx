import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { useDirection } from '../../../data/useDirection';

const TabsList = styled(BaseTabsList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  width: fit-content;
  max-width: 100%;
  padding: 0.25rem;
  border-radius: 0.75rem;
  background: light-dark(#e8ebf0, #2a323e);
`;

const Tab = styled(BaseTab)`
  padding: 0.375rem 0.75rem;
  border: 1px solid transparent;
  border-radius: 0.5rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    border-color: #7b8794;
  }
  &.${tabClasses.selected} {
    border-color: light-dark(#1565c0, #90caf9);
    background: light-dark(#fff, #14181f);
  }
  &.${tabClasses.disabled} {
    border-color: transparent;
    color: light-dark(#566170, #a7b1be);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid light-dark(#1565c0, #90caf9);
    outline-offset: 1px;
  }
`;

const TabPanel = styled(BaseTabPanel)`
  padding: 0.75rem 0.25rem;
  &:focus-visible {
    outline: 2px solid #3b8fe0;
  }
`;

export default function UnstyledTabsCustomized() {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="week">
      <TabsList aria-label="Period of the report">
        <Tab value="week">Week</Tab>
        <Tab value="month">Month</Tab>
        <Tab value="year" disabled>
          Year
        </Tab>
      </TabsList>
      <TabPanel value="week" tabIndex={0}>
        42 parcels sent, 3 of them late.
      </TabPanel>
      <TabPanel value="month" tabIndex={0}>
        187 parcels sent, 9 of them late.
      </TabPanel>
      <TabPanel value="year" tabIndex={0}>
        The year is not complete yet.
      </TabPanel>
    </Tabs>
  );
}
