/** @jest-environment jsdom */
import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import EnhancedTable from '../../../../../docs/material-ui/react-table/demos/EnhancedTable';

afterEach(cleanup);
beforeEach(() => {
  render(<EnhancedTable />);
});

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  await act(() => {
    button.focus();
    button.click();
    return Promise.resolve(); // waits for the ripple
  });
}

describe('EnhancedTable', () => {
  it('sorts all rows, not only those of the page, and numbers by their size', async () => {
    await press('MB');
    expect(names().slice(0, 3)).toEqual(['logo.svg', 'minutes.docx', 'contract.pdf']);
    await press('MB');
    expect(names().slice(0, 3)).toEqual(['site-survey.mov', 'training.mp4', 'floor-plan.dwg']);
    expect(screen.getByRole('columnheader', { name: 'MB' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('keeps the selection when users change the order and the page', async () => {
    check('Select budget.xlsx');
    await press('Owner');
    await press('Go to next page');
    expect(status()).toBe('1 of 8 files selected');
    check('Select all files');
    expect(status()).toBe('8 of 8 files selected');
    check('Select all files');
    expect(status()).toBe('0 of 8 files selected');
  });

  it('shows the remaining files, and keeps focus, after files are deleted', async () => {
    await press('Go to next page');
    expect(names()).toHaveLength(3);
    for (const name of names()) {
      check(`Select ${name}`);
    }
    await press('Delete');
    expect(names()).toHaveLength(5);
    expect(status()).toBe('0 of 5 files selected');
    expect(document.activeElement).toBe(screen.getByRole('table'));
  });

  it('selects nothing once all files are deleted', async () => {
    check('Select all files');
    await press('Delete');
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('moves focus to the table when the last or the first page disables the button', async () => {
    await press('Go to next page');
    expect(document.activeElement).toBe(screen.getByRole('table'));
    await press('Go to previous page');
    expect(document.activeElement).toBe(screen.getByRole('table'));
  });

  it('shows the first page after a change of its size', async () => {
    await press('Go to next page');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '10' } });
    expect(names()).toHaveLength(8);
  });
});
