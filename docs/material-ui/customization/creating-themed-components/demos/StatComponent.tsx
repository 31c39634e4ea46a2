import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled, ThemeProvider, useThemeProps } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

interface StatCardProps {
  value: string;
  unit: string;
  variant?: 'plain' | 'outlined';
}

const Root = styled('div', { name: 'AppStatCard', slot: 'root' })<{ ownerState: StatCardProps }>(
  ({ theme }) => ({
    padding: theme.spacing(2),
    borderRadius: theme.shape.borderRadius,
    variants: [{ props: { variant: 'outlined' }, style: { border: '1px solid' } }],
  }),
);
const Value = styled('div', { name: 'AppStatCard', slot: 'value' })(
  ({ theme }) => theme.typography.h4,
);
const Unit = styled('div', { name: 'AppStatCard', slot: 'unit' })(
  ({ theme }) => theme.typography.body2,
);

function StatCard(inProps: StatCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AppStatCard' });
  return (
    <Root ownerState={props}>
      <Value>{props.value}</Value>
      <Unit>{props.unit}</Unit>
    </Root>
  );
}

const AppStatCard = {
  defaultProps: { variant: 'outlined' as const },
  styleOverrides: {
    root: { borderRadius: 16, borderWidth: 3 },
    value: { fontWeight: 700 },
    unit: { textTransform: 'uppercase' as const },
  },
};

export default function StatComponent() {
  const [themed, setThemed] = React.useState(true);
  const withStatCard = (theme: Theme): Theme =>
    themed ? { ...theme, components: { ...theme.components, AppStatCard } } : theme;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={themed} onChange={() => setThemed(!themed)} />}
        label="Entry in the theme"
      />
      <ThemeProvider theme={withStatCard}>
        <StatCard value="1,204" unit="orders this week" />
      </ThemeProvider>
    </Stack>
  );
}
