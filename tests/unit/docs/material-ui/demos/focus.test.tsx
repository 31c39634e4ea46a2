/** @jest-environment jsdom */
import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import AlertDialog from '../../../../../docs/material-ui/react-dialog/demos/AlertDialog';
import AlertDialogSlide from '../../../../../docs/material-ui/react-dialog/demos/AlertDialogSlide';
import ConfirmationDialog from '../../../../../docs/material-ui/react-dialog/demos/ConfirmationDialog';
import CustomizedDialogs from '../../../../../docs/material-ui/react-dialog/demos/CustomizedDialogs';
import DraggableDialog from '../../../../../docs/material-ui/react-dialog/demos/DraggableDialog';
import FormDialog from '../../../../../docs/material-ui/react-dialog/demos/FormDialog';
import FullScreenDialog from '../../../../../docs/material-ui/react-dialog/demos/FullScreenDialog';
import MaxWidthDialog from '../../../../../docs/material-ui/react-dialog/demos/MaxWidthDialog';
import ResponsiveDialog from '../../../../../docs/material-ui/react-dialog/demos/ResponsiveDialog';
import ScrollDialog from '../../../../../docs/material-ui/react-dialog/demos/ScrollDialog';
import DotsMobileStepper from '../../../../../docs/material-ui/react-stepper/demos/DotsMobileStepper';
import HorizontalLinearStepper from '../../../../../docs/material-ui/react-stepper/demos/HorizontalLinearStepper';
import ProgressMobileStepper from '../../../../../docs/material-ui/react-stepper/demos/ProgressMobileStepper';
import TextMobileStepper from '../../../../../docs/material-ui/react-stepper/demos/TextMobileStepper';
import TransferList from '../../../../../docs/material-ui/react-transfer-list/demos/TransferList';

/**
 * Demos whose controls are removed or disabled when they are used. A browser moves focus to the body
 * then; jsdom leaves it on a disabled control.
 */

afterEach(cleanup);

async function press(name: string | RegExp) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  await act(() => {
    button.focus();
    button.click();
    return Promise.resolve(); // waits for the ripple
  });
}

function expectFocus() {
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).not.toHaveProperty('disabled', true);
}

describe('TransferList', () => {
  it('moves focus to the button when Enter on a checkbox moves its item', () => {
    render(<TransferList />);
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Status' });
    act(() => checkbox.focus());
    fireEvent.click(checkbox);
    act(() => checkbox.form?.requestSubmit());
    const shown = screen.getByRole('list', { name: 'Shown columns' });
    expect(shown.textContent).toBe('OrderStatusTotal');
    expect(document.activeElement?.textContent).toBe('Show');
  });
});

describe('HorizontalLinearStepper', () => {
  it('keeps focus on a button through all steps, back, and from the start again', async () => {
    render(<HorizontalLinearStepper />);
    const firstRound = ['Back', 'Next', 'Next', 'Back', 'Next', 'Place order', 'New order'];
    const secondRound = ['Next', 'Back', 'Next', 'Next', 'Place order', 'New order'];
    for (const name of [...firstRound, ...secondRound]) {
      await press(name);
      expectFocus();
    }
  });
});

describe.each([
  { name: 'TextMobileStepper', Demo: TextMobileStepper },
  { name: 'DotsMobileStepper', Demo: DotsMobileStepper },
  { name: 'ProgressMobileStepper', Demo: ProgressMobileStepper },
])('$name', ({ Demo }) => {
  it('moves focus to the other button at its first and its last step', async () => {
    render(<Demo />);
    for (const name of ['Next', 'Back', 'Next']) {
      let steps = 0;
      while (!screen.getByRole<HTMLButtonElement>('button', { name }).disabled) {
        await press(name);
        expectFocus();
        steps += 1;
      }
      expect(steps).toBeGreaterThan(1);
    }
  });
});

describe('FormDialog', () => {
  it('sends its field by name, each time it is opened', async () => {
    render(<FormDialog />);
    for (const email of ['mei@example.com', 'jonas@example.com']) {
      await screen.findByRole('button', { name: 'Invite a colleague' }); // hidden until it is closed
      await press('Invite a colleague');
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Work email/ });
      expect(document.activeElement).toBe(field);
      fireEvent.change(field, { target: { value: email } });
      act(() => field.form?.requestSubmit());
      expect(screen.getByRole('status', { hidden: true }).textContent).toContain(email);
    }
  });
});

describe.each([
  { name: 'AlertDialog', Demo: AlertDialog, focused: 'Keep it' },
  { name: 'AlertDialogSlide', Demo: AlertDialogSlide, focused: 'Don’t share' },
  { name: 'ConfirmationDialog', Demo: ConfirmationDialog, focused: 'Bell' },
  { name: 'CustomizedDialogs', Demo: CustomizedDialogs, focused: 'Close' },
  { name: 'DraggableDialog', Demo: DraggableDialog, focused: 'Close' },
  { name: 'FullScreenDialog', Demo: FullScreenDialog, focused: 'Name' },
  { name: 'MaxWidthDialog', Demo: MaxWidthDialog, focused: 'sm' },
  { name: 'ResponsiveDialog', Demo: ResponsiveDialog, focused: 'Back' },
])('$name', ({ Demo, focused }) => {
  it('moves focus to a control of the dialog when it opens', async () => {
    render(<Demo />);
    await act(async () => {
      fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
      await Promise.resolve();
    });
    const control = document.activeElement as HTMLInputElement;
    const label = control.labels?.[0] ?? control;
    expect(label.getAttribute('aria-label') ?? label.textContent).toBe(focused);
  });
});

describe('ScrollDialog', () => {
  it('moves focus to its content, which scrolls', async () => {
    render(<ScrollDialog />);
    await press('Scroll the content');
    expect(document.activeElement?.className).toContain('MuiDialogContent-root');
  });
});
