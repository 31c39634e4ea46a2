import type { ReactNode } from 'react';
import Logo from '@theme-original/Navbar/Logo';
import { LogoMenu } from '@site/src/shell/logo-menu/LogoMenu';

/** The logo of the header, with its menu. */
export default function NavbarLogo(): ReactNode {
  return (
    <LogoMenu>
      <Logo />
    </LogoMenu>
  );
}
