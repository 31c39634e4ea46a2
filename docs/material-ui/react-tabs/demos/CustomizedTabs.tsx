import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const pills = {
  p: 0.5,
  borderRadius: 7,
  bgcolor: 'action.selected',
  [`& .${tabsClasses.indicator}`]: {
    height: '100%',
    borderRadius: 6,
    bgcolor: 'background.paper',
  },
  [`& .${tabClasses.root}`]: {
    zIndex: 1,
    borderRadius: 6,
    textTransform: 'none',
    [`&.${tabClasses.selected}`]: { color: 'text.primary' },
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
  },
};

export default function CustomizedTabs() {
  const [view, setView] = React.useState('board');

  return (
    <Tabs
      value={view}
      onChange={(_event, value: string) => setView(value)}
      aria-label="Project"
      sx={pills}
    >
      <Tab value="board" label="Board" />
      <Tab value="files" label="Files" />
    </Tabs>
  );
}
