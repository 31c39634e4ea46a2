/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

function AccountTabs() {
  const [value, setValue] = React.useState('profile');
  return (
    <React.Fragment>
      <Tabs value={value} onChange={(_, next: string) => setValue(next)} aria-label="Account">
        <Tab value="profile" label="Profile" id="profile-tab" aria-controls="panel" />
        <Tab value="billing" label="Billing" id="billing-tab" aria-controls="panel" />
      </Tabs>
      <div role="tabpanel" id="panel" aria-labelledby={`${value}-tab`}>
        {value === 'profile' ? 'Your name' : 'Your invoices'}
      </div>
    </React.Fragment>
  );
}

test('shows the panel of the chosen tab', async () => {
  const user = userEvent.setup();
  render(<AccountTabs />);
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Your name');

  await user.click(screen.getByRole('tab', { name: 'Billing' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Billing');
  expect(screen.getByRole('tabpanel', { name: 'Billing' })).toHaveTextContent('Your invoices');

  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
});
