import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function UnstyledTabsVertical() {
  return (
    <Tabs className="settings" defaultValue="profile" orientation="vertical">
      <TabsList className="tabs-list" aria-label="Settings">
        <Tab className="tab" value="profile">
          Profile
        </Tab>
        <Tab className="tab" value="alerts">
          Alerts
        </Tab>
        <Tab className="tab" value="billing">
          Billing
        </Tab>
      </TabsList>
      <TabPanel className="tab-panel" value="profile" tabIndex={0}>
        Name, photo, and language.
      </TabPanel>
      <TabPanel className="tab-panel" value="alerts" tabIndex={0}>
        One message a day, at 8 in the morning.
      </TabPanel>
      <TabPanel className="tab-panel" value="billing" tabIndex={0}>
        The next invoice is due on the first.
      </TabPanel>
    </Tabs>
  );
}
