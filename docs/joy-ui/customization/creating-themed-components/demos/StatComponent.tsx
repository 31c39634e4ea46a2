import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme, styled, useThemeProps } from '@mui/joy/styles';
import type { StyleOverrides } from '@mui/joy/styles';

interface StatProps {
  value: string;
  unit: string;
  variant?: 'plain' | 'outlined';
}

declare module '@mui/joy/styles' {
  interface Components<Theme = unknown> {
    AppStat?: {
      defaultProps?: Partial<StatProps>;
      styleOverrides?: StyleOverrides<'root' | 'value' | 'unit', StatProps, Theme>;
    };
  }
}

const Root = styled('div', { name: 'AppStat', slot: 'root' })<{ ownerState: StatProps }>(
  ({ theme, ownerState }) => [
    { padding: theme.spacing(2), borderRadius: theme.vars.radius.sm },
    ownerState.variant === 'outlined' && theme.variants.outlined.neutral,
  ],
);
const Value = styled('div', { name: 'AppStat', slot: 'value' })(({ theme }) => theme.typography.h3);
const Unit = styled('div', { name: 'AppStat', slot: 'unit' })(
  ({ theme }) => theme.typography['body-sm'],
);

function Stat(inProps: StatProps) {
  const props = useThemeProps({ props: inProps, name: 'AppStat' });
  return (
    <Root ownerState={props}>
      <Value>{props.value}</Value>
      <Unit>{props.unit}</Unit>
    </Root>
  );
}

const plain = extendTheme({ cssVarPrefix: 'stat' });
const themed = extendTheme({
  cssVarPrefix: 'stat',
  components: {
    AppStat: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderWidth: 3 }, unit: { textTransform: 'uppercase' } },
    },
  },
});

export default function StatComponent() {
  const [checked, setChecked] = React.useState(true);
  return (
    <CssVarsProvider
      theme={checked ? themed : plain}
      // This site marks its mode with data-theme. In your app, leave out these props.
      attribute="data-theme"
      colorSchemeNode={null}
    >
      <Sheet sx={{ p: 2 }}>
        <Stack spacing={2}>
          <Checkbox
            label="Entry in the theme"
            checked={checked}
            onChange={(event) => setChecked(event.target.checked)}
          />
          <Stat value="1,204" unit="orders this week" />
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
