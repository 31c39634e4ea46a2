import Switch from '@mui/material/Switch';
import type { SwitchProps } from '@mui/material/Switch';

export const hidden = ['required'] satisfies (keyof SwitchProps)[];

export default function SwitchExample(props: SwitchProps) {
  return <Switch defaultChecked inputProps={{ 'aria-label': 'Wi-Fi' }} {...props} />;
}
