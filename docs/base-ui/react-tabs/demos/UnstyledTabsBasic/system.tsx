import { useState } from 'react';
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

const sections = [
  { label: 'Open', text: 'Four orders wait for a carrier.' },
  { label: 'Sent', text: 'Eleven orders are on their way.' },
  { label: 'Returned', text: 'One order came back damaged.' },
];

export default function UnstyledTabsBasic() {
  const { direction, ref } = useDirection();
  const [value, setValue] = useState<number | string | null>(0);
  return (
    <Tabs ref={ref} direction={direction} value={value} onChange={(_, next) => setValue(next)}>
      <TabsList aria-label="Orders by state">
        {sections.map(({ label }) => (
          <Tab key={label}>{label}</Tab>
        ))}
      </TabsList>
      {sections.map(({ label, text }) => (
        <TabPanel key={label} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
