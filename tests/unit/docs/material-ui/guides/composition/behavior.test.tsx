/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import type { StepLabelProps } from '@mui/material/StepLabel';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';

/** What the Composition guide says about components at run time. */

type ButtonProps = React.ComponentPropsWithoutRef<'button'>;

const Plain = (props: object) => <span {...props}>Plain</span>;

let error: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  error.mockRestore();
});

const logged = () => error.mock.calls.flat().map(String).join('\n');

describe('a child without a ref', () => {
  it('gets no tooltip, and an error with React 18', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip title="Help" enterDelay={0}>
        <Plain />
      </Tooltip>,
    );
    expect(logged()).toContain('Expected an element that can hold a ref');
    await user.hover(screen.getByText('Plain'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('makes a Button throw for a key', () => {
    render(<Button component={Plain} />);
    const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', onError, { once: true });
    fireEvent.keyDown(screen.getByText('Plain'), { key: 'a' });
    expect(onError.mock.calls[0]?.[0].message).toContain("reading 'tagName'");
  });

  it('is fine in Collapse, which renders its own elements', () => {
    render(
      <Collapse in appear>
        <Plain />
      </Collapse>,
    );
    expect(logged()).toBe('');
  });

  it('is never left, for a ClickAwayListener', async () => {
    const user = userEvent.setup();
    const onClickAway = jest.fn();
    render(
      <ClickAwayListener onClickAway={onClickAway}>
        <Plain />
      </ClickAwayListener>,
    );
    await user.click(document.body);
    expect(onClickAway).not.toHaveBeenCalled();
  });
});

test('the ref of a child is kept', () => {
  const ref = React.createRef<HTMLButtonElement>();
  render(
    <Tooltip title="Help">
      <Button ref={ref}>Send</Button>
    </Tooltip>,
  );
  expect(ref.current).toBe(screen.getByRole('button'));
});

test('the ref of a TextField is its root, and inputRef the input', () => {
  const ref = React.createRef<HTMLDivElement>();
  const inputRef = React.createRef<HTMLInputElement>();
  render(<TextField ref={ref} inputRef={inputRef} name="city" label="City" />);
  expect(ref.current).toHaveClass('MuiTextField-root');
  expect(inputRef.current).toBe(screen.getByRole('textbox'));
});

test('a component that is created while rendering loses its element and focus', async () => {
  const user = userEvent.setup();
  function Counter() {
    const [count, setCount] = React.useState(0);
    const Root = React.forwardRef<HTMLButtonElement, ButtonProps>((props, ref) => (
      <button {...props} ref={ref} />
    ));
    return (
      <Button component={Root} onClick={() => setCount(count + 1)}>
        {count}
      </Button>
    );
  }
  render(<Counter />);
  const first = screen.getByRole('button');
  await user.click(first);
  expect(screen.getByRole('button')).toHaveTextContent('1');
  expect(first).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

describe('component', () => {
  it('gives a div the role and the place in the tab order of a button', () => {
    render(<Button component="div">Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('tabindex', '0');
  });

  it('keeps the component that styled() receives, and `as` replaces it', () => {
    const Wide = styled(Button)({ minWidth: 160 }) as typeof Button;
    const as = { as: 'a', href: '/orders' };
    render(
      <>
        <Wide component="a" href="/orders">
          Component
        </Wide>
        <Wide {...as}>As</Wide>
      </>,
    );
    expect(screen.getByText('Component')).toHaveClass('MuiButton-root');
    expect(screen.getByText('As')).not.toHaveClass('MuiButton-root');
  });

  it('has no effect on styled("div"), where `as` has one', () => {
    const Row = styled('div')({});
    const component = { component: 'section' };
    render(
      <>
        <Row {...component}>Component</Row>
        <Row as="section">As</Row>
      </>,
    );
    expect(screen.getByText('Component').tagName).toBe('DIV');
    expect(screen.getByText('As').tagName).toBe('SECTION');
  });
});

test('a component in a slot receives ownerState', () => {
  const CloseIcon = jest.fn((_: object) => null);
  render(
    <Alert onClose={() => {}} slots={{ closeIcon: CloseIcon }}>
      Saved
    </Alert>,
  );
  expect(CloseIcon.mock.calls[0]?.[0]).toHaveProperty('ownerState.severity', 'success');
});

test('slotProps add to the class names and styles of a part, and can be a function', () => {
  const htmlInput = ({ error: wrong }: { error?: boolean }) => ({
    className: wrong ? 'wrong' : 'right',
    style: { fontWeight: 700 },
  });
  render(<TextField error name="city" label="City" slotProps={{ htmlInput }} />);
  expect(screen.getByRole('textbox')).toHaveClass('MuiInputBase-input', 'wrong');
  expect(screen.getByRole('textbox')).toHaveStyle({ fontWeight: 700 });
});

describe('muiName', () => {
  const NamedLabel = (props: StepLabelProps) => <StepLabel {...props} />;
  NamedLabel.muiName = StepLabel.muiName;
  const OtherLabel = (props: StepLabelProps) => <StepLabel {...props} />;

  it.each([
    { Label: NamedLabel, labels: 1 },
    { Label: OtherLabel, labels: 2 },
  ])('decides whether StepButton adds a label: $labels', ({ Label, labels }) => {
    const { container } = render(
      <Step>
        <StepButton>
          <Label>Address</Label>
        </StepButton>
      </Step>,
    );
    expect(container.querySelectorAll('.MuiStepLabel-root')).toHaveLength(labels);
  });
});

test('StrictMode logs nothing', () => {
  render(
    <React.StrictMode>
      <Fade in appear>
        <div>
          <Tooltip open title="Help">
            <Button>Send</Button>
          </Tooltip>
        </div>
      </Fade>
    </React.StrictMode>,
  );
  expect(logged()).toBe('');
});
