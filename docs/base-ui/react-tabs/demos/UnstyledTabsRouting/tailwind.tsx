import { MemoryRouter, Link, useHistory, useLocation } from 'react-router-dom';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { prepareForSlot } from '@mui/base/utils';
import { useDirection } from '../../../data/useDirection';

const tabsList = 'flex flex-wrap border-b border-slate-500';
const tab =
  'border-b-2 border-transparent px-3 py-2 aria-selected:border-blue-700 aria-selected:text-blue-700 focus-visible:outline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-blue-500 dark:aria-selected:border-blue-300 dark:aria-selected:text-blue-300';
const tabPanel = 'p-3 focus-visible:outline focus-visible:outline-2 focus-visible:outline-blue-500';

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
      <TabsList className={tabsList} aria-label="Reports">
        <Tab className={tab} value="/stock" slots={tabSlots} to="/stock">
          Stock
        </Tab>
        <Tab className={tab} value="/sales" slots={tabSlots} to="/sales">
          Sales
        </Tab>
        <Tab className={tab} value="/returns" slots={tabSlots} to="/returns">
          Returns
        </Tab>
      </TabsList>
      <TabPanel className={tabPanel} value={pathname} tabIndex={0}>
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
