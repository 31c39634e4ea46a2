import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Tabs = styled(BaseTabs)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

const TabsList = styled(BaseTabsList)`
  display: flex;
  flex-direction: column;
  border-inline-end: 1px solid #7b8794;
`;

const Tab = styled(BaseTab)`
  padding: 0.5rem 0.75rem;
  border: 0;
  border-inline-end: 2px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
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
  flex: 1 1 8rem;
  padding: 0.5rem;
  &:focus-visible {
    outline: 2px solid #3b8fe0;
  }
`;

export default function UnstyledTabsVertical() {
  return (
    <Tabs defaultValue="profile" orientation="vertical">
      <TabsList aria-label="Settings">
        <Tab value="profile">Profile</Tab>
        <Tab value="alerts">Alerts</Tab>
        <Tab value="billing">Billing</Tab>
      </TabsList>
      <TabPanel value="profile" tabIndex={0}>
        Name, photo, and language.
      </TabPanel>
      <TabPanel value="alerts" tabIndex={0}>
        One message a day, at 8 in the morning.
      </TabPanel>
      <TabPanel value="billing" tabIndex={0}>
        The next invoice is due on the first.
      </TabPanel>
    </Tabs>
  );
}
