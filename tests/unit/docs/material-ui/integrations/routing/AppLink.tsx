import * as React from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LinkProps as RouterLinkProps } from 'react-router-dom';

export interface AppLinkProps extends Omit<RouterLinkProps, 'to' | 'href'> {
  href: RouterLinkProps['to'];
}

const AppLink = React.forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { href, ...other },
  ref,
) {
  return <RouterLink ref={ref} to={href} {...other} />;
});

export default AppLink;
