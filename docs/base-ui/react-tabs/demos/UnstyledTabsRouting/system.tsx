import { MemoryRouter, Link, useHistory, useLocation } from 'react-router-dom';
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { prepareForSlot } from '@mui/base/utils';
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
  text-decoration: none;
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
      <TabsList aria-label="Reports">
        <Tab value="/stock" slots={tabSlots} to="/stock">
          Stock
        </Tab>
        <Tab value="/sales" slots={tabSlots} to="/sales">
          Sales
        </Tab>
        <Tab value="/returns" slots={tabSlots} to="/returns">
          Returns
        </Tab>
      </TabsList>
      <TabPanel value={pathname} tabIndex={0}>
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
