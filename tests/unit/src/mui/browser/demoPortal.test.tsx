/** @jest-environment jsdom */
import type * as BasePortal from '@mui/base/Portal';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu as BaseMenu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import { Modal as BaseModal } from '@mui/base/Modal';
import { Option as BaseOption } from '@mui/base/Option';
import { Popper } from '@mui/base/Popper';
import { Portal } from '@mui/base/Portal';
import { Select as BaseSelect } from '@mui/base/Select';
import JoyAutocomplete from '@mui/joy/Autocomplete';
import JoyDrawer from '@mui/joy/Drawer';
import JoyModal from '@mui/joy/Modal';
import Option from '@mui/joy/Option';
import JoySelect from '@mui/joy/Select';
import JoyTooltip from '@mui/joy/Tooltip';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { createDemoLook } from '@component-docs/demos/browser/demoLook';
import type * as DemoPortal from '@component-docs/demos/browser/demoPortal';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';

// Does what the bundler does in the site (plugins/demos/node/portalLoader.cjs).
function mockOfBase(request: string) {
  const { demoPortal } = jest.requireActual<typeof DemoPortal>(
    '@component-docs/demos/browser/demoPortal',
  );
  return { Portal: demoPortal(jest.requireActual<typeof BasePortal>(request).Portal) };
}
jest.mock('@mui/base/Portal', () => mockOfBase('@mui/base/Portal'));
jest.mock('../../../../../node_modules/@mui/joy/node_modules/@mui/base/Portal', () =>
  mockOfBase('../../../../../node_modules/@mui/joy/node_modules/@mui/base/Portal'),
);
jest.mock('@mui/material/Portal', () => {
  const { demoPortal } = jest.requireActual<typeof DemoPortal>(
    '@component-docs/demos/browser/demoPortal',
  );
  const { default: Original } = jest.requireActual<{ default: typeof Portal }>(
    '@mui/material/Portal',
  );
  return { __esModule: true, default: demoPortal(Original) };
});

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
    Select: () => (
      <JoySelect listboxOpen>
        <Option value="a">Popped up</Option>
      </JoySelect>
    ),
    Autocomplete: () => <JoyAutocomplete open options={['Popped up']} />,
  },
  'base-ui': {
    Portal: () => (
      <Portal>
        <p>Popped up</p>
      </Portal>
    ),
    Popper: () => (
      <Popper open anchorEl={() => document.body}>
        Popped up
      </Popper>
    ),
    Modal: () => (
      <BaseModal open>
        <p>Popped up</p>
      </BaseModal>
    ),
    Select: () => (
      <BaseSelect defaultListboxOpen>
        <BaseOption value="a">Popped up</BaseOption>
      </BaseSelect>
    ),
    Menu: () => (
      <Dropdown defaultOpen>
        <MenuButton>Open</MenuButton>
        <BaseMenu>
          <BaseMenuItem>Popped up</BaseMenuItem>
        </BaseMenu>
      </Dropdown>
    ),
  },
} as const;

const cases = Object.entries(POPUPS).flatMap(([product, demos]) =>
  Object.entries(demos).map(([name, demo]) => ({ product, name, demo })),
);

const groundOf = (text: string) =>
  screen.getAllByText(text).at(-1)?.closest('[data-demo-popup]') ?? null;

test.each(cases)('$name of $product opens in the look of its demo', async (popup) => {
  const theme = await loadDemoTheme(`${popup.product}/page/${popup.name}`, 'en');
  const look = createDemoLook();
  look.set({ ...LIKE_SITE, mode: true, direction: true });
  await act(async () => {
    render(
      <DemoRoot demo={popup.demo} theme={theme} language="en" look={look} stylesId="css-Demo" />,
    );
    await Promise.resolve();
  });
  await screen.findAllByText('Popped up');
  expect(groundOf('Popped up')?.getAttributeNames().sort()).toEqual([
    'data-demo-popup',
    'data-demo-styles',
    'data-stage',
    'data-theme',
    'dir',
  ]);
  expect(groundOf('Popped up')?.getAttribute('data-theme')).toBe('dark');
  expect(groundOf('Popped up')?.getAttribute('dir')).toBe('rtl');
});

function Counter() {
  const [presses, setPresses] = useState(0);
  return <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>;
}

test('an open popup changes with the look of its demo and keeps its state', () => {
  const look = createDemoLook();
  const InPortal = () => (
    <Portal>
      <Counter />
    </Portal>
  );
  const { unmount } = render(<DemoRoot demo={InPortal} language="en" look={look} />);
  fireEvent.click(screen.getByRole('button'));
  expect(groundOf('Pressed 1')?.hasAttribute('data-theme')).toBe(false);
  act(() => look.set({ ...LIKE_SITE, mode: true }));
  expect(groundOf('Pressed 1')?.getAttribute('data-theme')).toBe('dark');
  act(() => look.set(LIKE_SITE));
  expect(groundOf('Pressed 1')?.hasAttribute('data-theme')).toBe(false);
  unmount();
  expect(document.querySelector('[data-demo-popup]')).toBeNull();
});

test('content that a demo opens in its own container, or without a portal, stays there', () => {
  const elsewhere = document.createElement('section');
  document.body.append(elsewhere);
  const Elsewhere = () => (
    <>
      <Portal container={() => elsewhere}>
        <p>Elsewhere</p>
      </Portal>
      <Portal disablePortal>
        <p>In its place</p>
      </Portal>
    </>
  );
  const { container } = render(<DemoRoot demo={Elsewhere} language="en" />);
  expect(screen.getByText('Elsewhere').parentElement).toBe(elsewhere);
  expect(screen.getByText('In its place').parentElement).toBe(container);
  expect(document.querySelector('[data-demo-popup]')).toBeNull();
});

test('a dialog hides the page from screen readers, but not itself', () => {
  const InDialog = () => (
    <>
      <button type="button">On the page</button>
      <Dialog open>Popped up</Dialog>
    </>
  );
  render(<DemoRoot demo={InDialog} language="en" />);
  expect(screen.queryByRole('button', { name: 'On the page' })).toBeNull();
  expect(screen.getByRole('dialog').textContent).toBe('Popped up');
});
