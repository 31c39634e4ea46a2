/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as React from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { config } from 'react-transition-group';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid } from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { List } from 'react-window';
import type { RowComponentProps } from 'react-window';
import { loadListing } from '../../loadListing';

/** What the Testing guide says about components in jsdom, where no recipe of it shows it. */

const { createMatchMedia } = loadListing('guides/testing', 'createMatchMedia.ts') as {
  createMatchMedia: (width: number) => typeof window.matchMedia;
};

const select = (
  <TextField select required name="size" label="Size" defaultValue="m">
    <MenuItem value="m">Medium</MenuItem>
    <MenuItem value="l">Large</MenuItem>
  </TextField>
);

function NoticeButton() {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Dialog open={open} aria-label="Notice">
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Dialog>
    </>
  );
}

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

describe('queries', () => {
  it('match the asterisk of a required field by label text, but not by name', () => {
    render(<TextField required name="city" label="City" />);
    expect(screen.queryByLabelText('City')).toBeNull();
    expect(screen.getByLabelText('City *')).toBe(screen.getByRole('textbox', { name: 'City' }));
  });

  it('find password fields by their label, because these have no role', () => {
    render(<TextField type="password" name="password" label="Password" />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('find number fields, switches, and checkboxes by these roles', () => {
    render(
      <>
        <TextField type="number" name="count" label="Count" />
        <Switch name="wifi" inputProps={{ 'aria-label': 'Wi-Fi' }} />
        <Checkbox name="news" inputProps={{ 'aria-label': 'News' }} />
      </>,
    );
    expect(screen.getByRole('spinbutton')).toBe(screen.getByLabelText('Count'));
    expect(screen.getByRole('checkbox', { name: 'Wi-Fi' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'News' })).toBeEnabled();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('find nothing by role behind an open list', async () => {
    render(select);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('combobox', { hidden: true })).toHaveTextContent('Medium');
  });

  it('find a dialog, and nothing behind it, until its transition has ended', async () => {
    const user = userEvent.setup();
    render(<NoticeButton />);
    await user.click(screen.getByText('Show'));
    fireEvent.click(screen.getByText('Close'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Show' })).toHaveFocus();
  });
});

describe('themes', () => {
  it('with CSS variables can’t be passed to createTheme again', () => {
    const theme = createTheme({ cssVariables: true });
    expect(() => createTheme(theme, {})).toThrow('`vars` is a private field');
  });

  it('see no dark mode in queries about the width alone', () => {
    const matchMedia = createMatchMedia(390);
    expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
    expect(matchMedia('(max-width:599.95px)').matches).toBe(true);
  });
});

describe('events', () => {
  it('open a Select with the mouse button, not with a click alone', () => {
    render(select);
    fireEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.mouseDown(screen.getByRole('combobox'));
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('move a Slider with arrow keys only in browsers', async () => {
    const user = userEvent.setup();
    render(<Slider aria-label="Volume" defaultValue={30} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('slider')).toHaveValue('30');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByRole('slider')).toHaveValue('40');
    await expect(user.keyboard('{Home}')).rejects.toThrow('Not implemented');
  });

  it.each([true, false])('choose a rating only with skipHover (%p)', async (skipHover) => {
    render(<Rating name="rating" />);
    const stars = screen.getByRole<HTMLInputElement>('radio', { name: '3 Stars' });
    await userEvent.setup({ skipHover }).click(stars);
    expect(stars.checked).toBe(skipHover);
  });

  it('reach no disabled button, and its tooltip only by the wrapper', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip title="No access">
        <span data-testid="wrapper">
          <Button disabled>Send</Button>
        </span>
      </Tooltip>,
    );
    const button = screen.getByRole('button');
    await expect(user.click(button)).rejects.toThrow('pointer-events: none');
    await user.hover(screen.getByTestId('wrapper'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No access');
  });
});

describe('styles', () => {
  it('ignore width queries, so both variants are visible', () => {
    render(
      <>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>Wide</Box>
        <Box sx={{ display: { xs: 'block', md: 'none' } }}>Narrow</Box>
      </>,
    );
    expect(screen.getByText('Wide')).toBeVisible();
    expect(screen.getByText('Narrow')).toBeVisible();
  });

  it('have the names of CSS variables as values', () => {
    render(
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <Box sx={{ color: 'primary.main' }}>With</Box>
      </ThemeProvider>,
    );
    expect(styleOf('With').color).toBe('var(--mui-palette-primary-main)');
  });

  it('have colors without them, apart from those of a Button', () => {
    render(
      <>
        <Box sx={{ color: 'primary.main' }}>Without</Box>
        <Button>Button</Button>
      </>,
    );
    expect(styleOf('Without').color).toBe('rgb(25, 118, 210)');
    expect(styleOf('Button').color).toBe('var(--variant-textColor)');
  });
});

describe('layout', () => {
  it('renders all rows and columns of a Data Grid', async () => {
    const fields = Array.from({ length: 20 }, (_, index) => `c${index}`);
    const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
    render(<DataGrid rows={rows} columns={fields.map((field) => ({ field, width: 200 }))} />);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(31));
    expect(screen.getAllByRole('columnheader')).toHaveLength(20);
  });

  it('renders the items of a virtual list that fit its height in the style', () => {
    const Row = ({ index, style }: RowComponentProps) => <div style={style}>{`Row ${index}`}</div>;
    const props = { rowComponent: Row, rowCount: 100, rowHeight: 20, rowProps: {} };
    render(<List {...props} overscanCount={0} style={{ height: 200 }} />);
    expect(screen.getAllByText(/^Row/)).toHaveLength(10);
  });
});

test('react-transition-group without transitions leaves the page behind a closed Dialog hidden', async () => {
  config.disabled = true;
  const user = userEvent.setup();
  const { unmount } = render(<NoticeButton />);
  await user.click(screen.getByText('Show'));
  await user.click(screen.getByText('Close'));
  expect(screen.queryByText('Close')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  unmount();
  config.disabled = false;
});
