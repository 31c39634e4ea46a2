import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';
import type { LinkProps as RouterLinkProps } from 'react-router-dom';

interface AppLinkProps extends Omit<RouterLinkProps, 'to' | 'href'> {
  href: RouterLinkProps['to'];
}

const AppLink = React.forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { href, ...other },
  ref,
) {
  return <RouterLink ref={ref} to={href} {...other} />;
});

function withRouter(outer: Theme): Theme {
  const components: Theme['components'] = {
    ...outer.components,
    MuiLink: { defaultProps: { component: AppLink } },
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
  };
  return { ...outer, components };
}

function Path() {
  const { pathname } = useLocation();
  return <Typography role="status">Path of the router: {pathname}</Typography>;
}

export default function LinkRouterWithTheme() {
  return (
    <MemoryRouter initialEntries={['/orders']}>
      <ThemeProvider theme={withRouter}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <Link href="/orders/2041">Order 2041</Link>
          <Button href="/orders" variant="contained">
            All orders
          </Button>
          <Path />
        </Stack>
      </ThemeProvider>
    </MemoryRouter>
  );
}
