/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import JoyOption from '@mui/joy/Option';
import JoySelect from '@mui/joy/Select';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const teams = ['Design', 'Finance', 'Sales'];

/** What both Select pages say about the select-only combobox pattern. */
describe.each([
  [
    'Base UI',
    (name?: string) => (
      <Select
        aria-label="Team"
        defaultValue="Design"
        slotProps={{ listbox: { 'aria-label': name } }}
      >
        {teams.map((team) => (
          <Option key={team} value={team}>
            {team}
          </Option>
        ))}
      </Select>
    ),
  ],
  [
    'Joy UI',
    (name?: string) => (
      <JoySelect
        aria-label="Team"
        defaultValue="Design"
        slotProps={{ listbox: { 'aria-label': name } }}
      >
        {teams.map((team) => (
          <JoyOption key={team} value={team}>
            {team}
          </JoyOption>
        ))}
      </JoySelect>
    ),
  ],
])('the select of %s', (_library, select) => {
  const button = () => screen.getByRole('combobox', { hidden: true });

  it('moves focus to the option', async () => {
    render(select());
    await userEvent.click(button());
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Design' }));
    expect(button().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('has a list without a name, unless one is passed', async () => {
    const { unmount } = render(select());
    await userEvent.click(button());
    expect(screen.getByRole('listbox').hasAttribute('aria-label')).toBe(false);
    expect(screen.getByRole('listbox').hasAttribute('aria-labelledby')).toBe(false);
    unmount();
    render(select('Teams'));
    await userEvent.click(button());
    screen.getByRole('listbox', { name: 'Teams' });
  });

  it.each(['{Home}', '{End}', 's'])('does nothing with %s while it is closed', async (key) => {
    render(select());
    button().focus();
    await userEvent.keyboard(key);
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(button().textContent).toBe('Design');
  });

  it('does not choose the focused option with Tab', async () => {
    render(select());
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Finance' }));
    await userEvent.tab();
    expect(button().textContent).toBe('Design');
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('moves to the previous option with Alt and an arrow key', async () => {
    render(select());
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Design' }));
    expect(button().getAttribute('aria-expanded')).toBe('true');
  });
});
