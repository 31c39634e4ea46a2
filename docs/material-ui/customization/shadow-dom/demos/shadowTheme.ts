import type { KeyboardEvent } from 'react';
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Moves the focus in a menu: the library can't see the focused item in a shadow root. */
function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('.MuiMenuItem-root:not(.Mui-disabled)'),
  ];
  const { activeElement } = event.currentTarget.getRootNode() as ShadowRoot;
  const index = items.findIndex((item) => item === activeElement);
  const targets: Record<string, number> = {
    ArrowDown: (index + 1) % items.length,
    ArrowUp: index - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target !== undefined) {
    event.preventDefault();
    event.stopPropagation();
    items.at(target)?.focus();
  }
}

/** Returns a theme whose popups open in the container, and whose variables are set on the host. */
export function shadowTheme(container: HTMLElement) {
  return createTheme({
    cssVariables: { rootSelector: ':host', colorSchemeSelector: 'class' },
    colorSchemes: { light: true, dark: true },
    components: {
      MuiPopover: { defaultProps: { container } },
      MuiPopper: { defaultProps: { container } },
      MuiModal: { defaultProps: { container } },
      MuiMenu: {
        defaultProps: {
          disableAutoFocus: true,
          slotProps: { paper: { onKeyDownCapture: moveInMenu } },
        },
      },
    },
  });
}
