import { MemoryRouter, Link, useHistory, useLocation } from 'react-router-dom';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { prepareForSlot } from '@mui/base/utils';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

const tabSlots = { root: prepareForSlot(Link) };

function ReportTabs() {
  const { direction, ref } = useDirection();
  const { pathname } = useLocation();
  const history = useHistory();

  return (
    <Tabs
      ref={ref}
      direction={direction}
      value={pathname}
      onChange={(event, path) => {
        // A click on the link already opens its address.
        if (event?.type !== 'click') {
          history.push(String(path));
        }
      }}
    >
      <TabsList className="tabs-list" aria-label="Reports">
        <Tab className="tab" value="/stock" slots={tabSlots} to="/stock">
          Stock
        </Tab>
        <Tab className="tab" value="/sales" slots={tabSlots} to="/sales">
          Sales
        </Tab>
        <Tab className="tab" value="/returns" slots={tabSlots} to="/returns">
          Returns
        </Tab>
      </TabsList>
      <TabPanel className="tab-panel" value={pathname} tabIndex={0}>
        The address is {pathname}.
      </TabPanel>
    </Tabs>
  );
}

export default function UnstyledTabsRouting() {
  return (
    <MemoryRouter initialEntries={['/stock']}>
      <ReportTabs />
    </MemoryRouter>
  );
}
