import { useColorScheme as useJoyColorScheme } from '@mui/joy/styles';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';

export default function ModeButton() {
  const material = useColorScheme();
  const joy = useJoyColorScheme();
  const next = material.mode === 'dark' ? 'light' : 'dark';
  const change = () => {
    material.setMode(next);
    joy.setMode(next);
  };
  return <Button onClick={change}>{next === 'dark' ? 'Dark colors' : 'Light colors'}</Button>;
}
