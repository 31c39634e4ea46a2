import * as React from 'react';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

// The names differ from the defaults because the demo shares its page with this site.
const theme = extendTheme({ cssVarPrefix: 'map' });

function SystemMode() {
  const { systemMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  return <Typography>Map style: {mounted ? `${systemMode} streets` : 'loading'}</Typography>;
}

export default function IdentifySystemMode() {
  return (
    <CssVarsProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey="map-mode"
      attribute="data-map-mode"
    >
      <Sheet variant="outlined" sx={{ p: 2, width: 240, borderRadius: 'sm' }}>
        <SystemMode />
      </Sheet>
    </CssVarsProvider>
  );
}
