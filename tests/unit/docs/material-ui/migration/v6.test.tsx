/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoadingButton from '@mui/lab/LoadingButton';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, extendTheme, ThemeProvider } from '@mui/material/styles';

test('an Accordion’s summary is in a heading, with the level of slotProps', () => {
  const { container } = render(
    <>
      <Accordion>
        <AccordionSummary>First</AccordionSummary>
      </Accordion>
      <Accordion slotProps={{ heading: { component: 'h2' } }}>
        <AccordionSummary>Second</AccordionSummary>
      </Accordion>
    </>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
  expect(container.querySelector('.MuiAccordion-root > .MuiAccordionSummary-root')).toBeNull();
});

test('a Divider is an <hr> only if it is horizontal and has no children', () => {
  render(
    <>
      <Divider data-testid="line" />
      <Divider data-testid="vertical" orientation="vertical" />
    </>,
  );
  expect(screen.getByTestId('line').tagName).toBe('HR');
  expect(screen.getByTestId('vertical').tagName).toBe('DIV');
  expect(screen.getByTestId('vertical')).toHaveAttribute('aria-orientation', 'vertical');
  expect(screen.getByTestId('vertical')).toHaveAttribute('role', 'separator');
});

test('Escape leaves the focus on a Chip, unless onKeyUp removes it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Chip label="Amara" onDelete={() => undefined} />
      <Chip
        label="Ines"
        onDelete={() => undefined}
        onKeyUp={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </>,
  );
  await user.tab();
  expect(screen.getByText('Amara').parentElement).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Amara').parentElement).toHaveFocus();
  await user.tab();
  expect(screen.getByText('Ines').parentElement).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Ines').parentElement).not.toHaveFocus();
});

test('styleOverrides of a Typography win over its color', () => {
  const root = { color: 'rgb(0, 128, 0)' };
  const theme = createTheme({ components: { MuiTypography: { styleOverrides: { root } } } });
  render(
    <ThemeProvider theme={theme}>
      <Typography color="primary">Total</Typography>
    </ThemeProvider>,
  );
  expect(screen.getByText('Total')).toHaveStyle(root);
});

test('a Typography still accepts other colors of the palette', () => {
  render(<Typography color="text.secondary">Total</Typography>);
  expect(screen.getByText('Total')).toHaveStyle({ color: 'rgba(0, 0, 0, 0.6)' });
});

describe('reasons of onInputChange', () => {
  async function reasonsOf(
    props: object,
    operate: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
  ) {
    const reasons: string[] = [];
    const user = userEvent.setup();
    render(
      <Autocomplete
        options={['Lima', 'Lagos', 'Leipzig']}
        onInputChange={(event, value, reason) => reasons.push(reason)}
        renderInput={(params) => <TextField {...params} label="City" />}
        {...props}
      />,
    );
    reasons.length = 0;
    await user.click(screen.getByRole('combobox'));
    await operate(user);
    return reasons;
  }

  test('an option is chosen', async () => {
    const reasons = await reasonsOf({}, (user) =>
      user.click(screen.getByRole('option', { name: 'Lima' })),
    );
    expect(reasons[0]).toBe('selectOption');
  });

  test('a selected option is chosen again', async () => {
    const reasons = await reasonsOf({ multiple: true, defaultValue: ['Lima'] }, async (user) => {
      await user.keyboard('L');
      await user.click(screen.getByRole('option', { name: 'Lima' }));
    });
    expect(reasons).toEqual(['input', 'removeOption']);
  });

  test('the field is left with unfinished text', async () => {
    const reasons = await reasonsOf({}, async (user) => {
      await user.keyboard('Li');
      await user.tab();
    });
    expect(reasons).toEqual(['input', 'input', 'blur']);
  });

  test('a text is added', async () => {
    const reasons = await reasonsOf({ freeSolo: true, multiple: true }, (user) =>
      user.keyboard('Rio{Enter}'),
    );
    expect(reasons).toEqual(['input', 'input', 'input', 'createOption']);
  });
});

test('the label of a LoadingButton is in a span', () => {
  render(<LoadingButton>Save</LoadingButton>);
  expect(screen.getByText('Save').tagName).toBe('SPAN');
  expect(screen.getByText('Save')).toHaveClass('MuiLoadingButton-label');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a Rating without a value is named "0 Stars"', () => {
  render(<Rating readOnly value={null} />);
  expect(screen.getByRole('img', { name: '0 Stars' })).toBeInTheDocument();
});

describe('ripple', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  test('isn’t mounted before the first event', () => {
    const { container } = render(<Button>Save</Button>);
    expect(container.querySelector('.MuiTouchRipple-root')).toBeNull();
  });

  test('updates after fireEvent, without act', async () => {
    render(<Button>Save</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logged.mock.calls.map(([message]) => String(message)).join('\n')).toContain(
      'not wrapped in act',
    );
  });

  test('logs nothing if the event is awaited', async () => {
    render(<Button>Save</Button>);
    // eslint-disable-next-line @typescript-eslint/require-await
    await act(async () => {
      fireEvent.mouseDown(screen.getByRole('button'));
    });
    expect(logged).not.toHaveBeenCalled();
  });
});

test('extendTheme has only a light scheme', () => {
  expect(Object.keys(extendTheme().colorSchemes)).toEqual(['light']);
});

test('the script starts with the mode of the system, and sets the attribute of v5', () => {
  const { container } = render(<InitColorSchemeScript />);
  const script = container.querySelector('script')?.innerHTML;
  expect(script).toContain("|| 'system'");
  expect(script).toContain("'data-mui-color-scheme'");
});
