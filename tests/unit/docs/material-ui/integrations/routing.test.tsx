/** @jest-environment jsdom */
import type { ReactElement } from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import PaginationItem from '@mui/material/PaginationItem';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Link as RouterLink, NavLink, useLocation } from 'react-router-dom';
import { loadListing } from '../loadListing';

/** The page shows the package of version 7; this repository has an older one, of another name. */
const { theme } = loadListing('integrations/routing', 'src/theme.ts', {
  'react-router': 'react-router-dom',
}) as { theme: Theme };

/** What a component renders under the theme of the page, in the router. */
function element(children: ReactElement): HTMLElement {
  const { container } = render(
    <MemoryRouter initialEntries={['/orders/3']}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </MemoryRouter>,
  );
  return container.querySelector<HTMLElement>('[href]')!;
}

const LINKS: Record<string, ReactElement> = {
  Link: <Link href="/orders">Orders</Link>,
  Button: <Button href="/orders">Orders</Button>,
  IconButton: <IconButton href="/orders">+</IconButton>,
  LoadingButton: <LoadingButton href="/orders">Orders</LoadingButton>,
  Fab: <Fab href="/orders">+</Fab>,
  CardActionArea: <CardActionArea href="/orders">Orders</CardActionArea>,
  ListItemButton: <ListItemButton href="/orders">Orders</ListItemButton>,
  Tab: (
    <Tabs value={0}>
      <Tab href="/orders" label="Orders" />
    </Tabs>
  ),
  BottomNavigationAction: (
    <BottomNavigation>
      <BottomNavigationAction href="/orders" label="Orders" />
    </BottomNavigation>
  ),
  PaginationItem: <PaginationItem {...{ href: '/orders' }} page={1} />,
  StepButton: (
    <Stepper>
      <Step>
        <StepButton href="/orders">Orders</StepButton>
      </Step>
    </Stepper>
  ),
};

test.each(Object.entries(LINKS))('%s with an href is a link of the router', (_name, link) => {
  const { tagName, attributes } = element(link);
  expect(tagName).toBe('A');
  expect(attributes.getNamedItem('href')!.value).toBe('/orders');
});

test.each([
  ['Chip', <Chip key={0} {...{ href: '/orders' }} label="Orders" clickable />, 'DIV'],
  ['MenuItem', <MenuItem key={0} href="/orders" />, 'LI'],
])('%s with an href is no link', (_name, link, tag) => {
  expect(element(link).tagName).toBe(tag);
});

test('NavLink marks the current page, and also above it', () => {
  const link = element(<ListItemButton component={NavLink} to="/orders" />);
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.classList.contains('active')).toBe(true);
});

function Path() {
  return <output>{useLocation().pathname}</output>;
}

test('a disabled button with an href still follows a click of a script', () => {
  render(
    <MemoryRouter>
      <Button component={RouterLink} to="/orders" disabled>
        Orders
      </Button>
      <Path />
    </MemoryRouter>,
  );
  const link = screen.getByText('Orders');
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.tabIndex).toBe(-1);
  fireEvent.click(link);
  expect(screen.getByRole('status').textContent).toBe('/orders');
});
