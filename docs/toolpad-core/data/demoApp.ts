import * as React from 'react';
import { flushSync } from 'react-dom';
import { createTheme, useTheme } from '@mui/material/styles';
import type { Router, Session } from '@toolpad/core/AppProvider';

export interface DemoProps {
  /** Returns the window of the frame in which a demo runs. */
  window?: () => Window;
}

// A frame is narrower than a window: these show the whole sidebar from 540 px instead of 900 px.
const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: 420, md: 540, lg: 1200, xl: 1536 } },
});

/** Makes the AppProvider begin in the mode of the page around the frame: it reads this entry once. */
function beginInModeOfPage() {
  if (typeof window !== 'undefined') {
    window.localStorage.setItem('toolpad-mode', document.documentElement.dataset.theme ?? 'system');
  }
}

/** Focuses the title of the page if the control that led to it is gone: a breadcrumb becomes text. */
function focusTitle(frame: Document | undefined) {
  const title = frame?.querySelector<HTMLElement>('h4, main');
  if (title && frame?.activeElement === frame?.body) {
    title.tabIndex = -1;
    title.focus();
  }
}

/**
 * Returns what a demo passes to the AppProvider in place of an app's router: an address that is
 * kept in state, and the theme and the window of the frame around the demo.
 */
export function useDemoApp(start: string, getWindow?: () => Window) {
  React.useState(beginInModeOfPage);
  const outer = useTheme();
  const theme = React.useMemo(() => ({ ...outer, breakpoints }), [outer]);
  const [url, setUrl] = React.useState(start);
  const router = React.useMemo<Router>(() => {
    const { pathname, searchParams } = new URL(url, 'https://app.example');
    const navigate = (next: string | URL) => {
      flushSync(() => setUrl(String(next)));
      focusTitle(getWindow?.().document);
    };
    return { pathname, searchParams, navigate };
  }, [url, getWindow]);
  return { router, theme, window: getWindow?.() };
}

/** Focuses the title after `value` has changed if the control that changed it is gone, such as a form. */
export function useTitleFocus(value: unknown, getWindow?: () => Window) {
  const last = React.useRef(value);
  React.useEffect(() => {
    if (last.current !== value) {
      last.current = value;
      focusTitle(getWindow?.().document);
    }
  }, [value, getWindow]);
}

/** Resolves after some time, as an answer from a server would. */
export const latency = (ms = 1200) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Resolves as the answer to a form would, and then returns the focus: the button that was pressed is disabled
 * until then.
 */
export async function answer(getWindow?: () => Window) {
  const focused = getWindow?.().document.activeElement as HTMLElement | undefined;
  await latency();
  setTimeout(() => focused?.focus(), 100);
}

const AMARA: Session = { user: { name: 'Amara Okafor', email: 'amara@depot.example' } };

/**
 * Returns a session and the functions that begin and end it in this page only. They move focus to
 * the first button, because the one that was clicked is gone.
 */
export function useDemoSession(
  getWindow: (() => Window) | undefined,
  start: Session | null = AMARA,
) {
  const [session, setSession] = React.useState(start);
  const authentication = React.useMemo(() => {
    const change = (next: Session | null) => {
      flushSync(() => setSession(next));
      getWindow?.().document.querySelector('button')?.focus();
    };
    return { signIn: () => change(AMARA), signOut: () => change(null) };
  }, [getWindow]);
  return { session, authentication };
}
