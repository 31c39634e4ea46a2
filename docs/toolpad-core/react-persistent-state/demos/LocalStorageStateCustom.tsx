import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { CODEC_JSON } from '@toolpad/core';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

interface Settings {
  sound: boolean;
  email: boolean;
}

const codec = CODEC_JSON as Codec<Settings>;
const initial: Settings = { sound: true, email: false };

export default function LocalStorageStateCustom() {
  const [stored, setSettings] = useLocalStorageState('demo-settings', initial, { codec });
  const settings = stored ?? initial;

  return (['sound', 'email'] as const).map((name) => (
    <FormControlLabel
      key={name}
      label={name === 'sound' ? 'Play a sound' : 'Send an email'}
      control={<Switch name={name} checked={settings[name]} />}
      onChange={(_event, checked) => setSettings({ ...settings, [name]: checked })}
    />
  ));
}
