import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const modes = ['light', 'dark', 'system'] as const;

function ModeButtons() {
  const { mode, setMode } = useColorScheme();
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Mode" sx={{ p: 2 }}>
      {modes.map((name) => (
        <Button key={name} aria-pressed={name === mode} onClick={() => setMode(name)}>
          {name}
        </Button>
      ))}
    </Stack>
  );
}

export default function AppProviderMode({ window }: DemoProps) {
  const app = useDemoApp('/', window);

  return (
    <AppProvider {...app}>
      <ModeButtons />
    </AppProvider>
  );
}
