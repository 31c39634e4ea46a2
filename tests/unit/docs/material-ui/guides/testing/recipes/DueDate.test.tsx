/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Chip from '@mui/material/Chip';

const DAY = 24 * 60 * 60 * 1000;

function DueDate({ due, now = new Date() }: { due: Date; now?: Date }) {
  const days = Math.ceil((due.getTime() - now.getTime()) / DAY);
  const text = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day');
  return <Chip label={`Due ${text}`} />;
}

const due = new Date('2030-03-01T09:00:00Z');

test('compares with the time that it is given', () => {
  render(<DueDate due={due} now={new Date('2030-02-26T09:00:00Z')} />);
  expect(screen.getByText('Due in 3 days')).toBeVisible();
});

test('compares with the clock', () => {
  jest.useFakeTimers({ now: new Date('2030-02-28T09:00:00Z') });
  render(<DueDate due={due} />);
  expect(screen.getByText('Due tomorrow')).toBeVisible();
  jest.useRealTimers();
});
