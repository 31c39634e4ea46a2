import * as React from 'react';
import { createRoot } from 'react-dom/client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { shadowTheme } from './shadowTheme';

function ParcelCard() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      <Tooltip describeChild title="Rendered in the shadow root, too">
        <Button onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
          {mode === 'dark' ? 'Light colors' : 'Dark colors'}
        </Button>
      </Tooltip>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Parcel
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Parcel' }}
      >
        {['Track', 'Redirect', 'Return'].map((action) => (
          <MenuItem key={action} onClick={close}>
            {action}
          </MenuItem>
        ))}
      </Menu>
    </Paper>
  );
}

export default function ShadowRoot() {
  const host = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    const shadow = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      <CacheProvider value={createCache({ key: 'parcel', container: shadow })}>
        <ThemeProvider
          theme={shadowTheme(container)}
          colorSchemeNode={container}
          modeStorageKey="parcel-mode"
          defaultMode={getComputedStyle(container).colorScheme === 'dark' ? 'dark' : 'light'}
        >
          <ParcelCard />
        </ThemeProvider>
      </CacheProvider>,
    );
    return () => {
      setTimeout(() => root.unmount());
      container.remove();
    };
  }, []);
  return <div ref={host} style={{ minHeight: 70 }} />;
}
