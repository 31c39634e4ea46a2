import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp } from '../../../data/demoApp';
import type { DemoProps } from '../../../data/demoApp';

const roles = ['packer', 'manager'] as const;
type Role = (typeof roles)[number];

const pages: { segment: string; title: string; allowed: readonly Role[] }[] = [
  { segment: 'orders', title: 'Orders', allowed: roles },
  { segment: 'wages', title: 'Wages', allowed: ['manager'] },
];

export default function RoleNavigation({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);
  const [role, setRole] = React.useState<Role>('packer');

  return (
    <AppProvider {...app} navigation={pages.filter(({ allowed }) => allowed.includes(role))}>
      <DashboardLayout>
        <PageContainer>
          <TextField
            select
            label="Role"
            value={role}
            onChange={(event) => setRole(event.target.value as Role)}
          >
            <MenuItem value="packer">Packer</MenuItem>
            <MenuItem value="manager">Manager</MenuItem>
          </TextField>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
