/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import JoyDrawer from '@mui/joy/Drawer';
import JoyModal from '@mui/joy/Modal';
import JoyTooltip from '@mui/joy/Tooltip';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { createDemoLook } from '../../../../src/demos/demoLook';
import { DemoRoot } from '../../../../src/demos/DemoRoot';
import { loadDemoTheme } from '../../../../src/demos/themes/loadDemoTheme';

const LIKE_SITE = { mode: false, direction: false, density: false };

const POPUPS = {
  'material-ui': {
    Dialog: () => <Dialog open>Popped up</Dialog>,
    Drawer: () => <Drawer open>Popped up</Drawer>,
    Menu: () => (
      <Menu open anchorEl={() => document.body}>
        <MenuItem>Popped up</MenuItem>
      </Menu>
    ),
    Select: () => (
      <Select open value="a">
        <MenuItem value="b">Popped up</MenuItem>
        <MenuItem value="a">Chosen</MenuItem>
      </Select>
    ),
    Tooltip: () => (
      <Tooltip open title="Popped up">
        <button type="button">Help</button>
      </Tooltip>
    ),
    Autocomplete: () => (
      <Autocomplete
        open
        options={['Popped up']}
        renderInput={(params) => <TextField {...params} />}
      />
    ),
  },
  'joy-ui': {
    Modal: () => (
      <JoyModal open>
        <p>Popped up</p>
      </JoyModal>
    ),
    Drawer: () => (
      <JoyDrawer open>
        <p>Popped up</p>
      </JoyDrawer>
    ),
    Tooltip: () => (
      <JoyTooltip open title="Popped up">
        <button type="button">Help</button>
      </JoyTooltip>
    ),
  },
} as const;

const cases = Object.entries(POPUPS).flatMap(([product, demos]) =>
  Object.entries(demos).map(([name, demo]) => ({ product, name, demo })),
);

test.each(cases)('$name of $product pops up in the look of its demo', async (popup) => {
  const theme = await loadDemoTheme(`${popup.product}/page/${popup.name}`, 'en');
  const look = createDemoLook();
  look.set({ ...LIKE_SITE, mode: true, direction: true });
  await act(async () => {
    render(<DemoRoot demo={popup.demo} theme={theme} language="en" look={look} />);
    await Promise.resolve();
  });
  const shown = (await screen.findAllByText('Popped up')).at(-1);
  const container = shown?.closest('[data-demo-popups]');
  expect(container?.getAttribute('data-theme')).toBe('dark');
  expect(container?.getAttribute('dir')).toBe('rtl');
});

test('pops up at the end of the page where the demo looks like the site, and again', async () => {
  const theme = await loadDemoTheme('material-ui/page/Dialog', 'en');
  const look = createDemoLook();
  render(<DemoRoot demo={POPUPS['material-ui'].Dialog} theme={theme} language="en" look={look} />);
  const inContainer = () => screen.getByText('Popped up').closest('[data-demo-popups]');
  expect(inContainer()).toBeNull();
  act(() => look.set({ ...LIKE_SITE, density: true }));
  expect(inContainer()).toBeNull();
  act(() => look.set({ ...LIKE_SITE, mode: true }));
  expect(inContainer()?.getAttribute('data-theme')).toBe('dark');
  expect(inContainer()?.hasAttribute('dir')).toBe(false);
  act(() => look.set(LIKE_SITE));
  expect(inContainer()).toBeNull();
  expect(document.querySelector('[data-demo-popups]')).toBeNull();
});
