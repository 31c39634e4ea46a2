import Switch from '@mui/joy/Switch';
import type { SwitchProps } from '@mui/joy/Switch';

export const order = [
  'variant',
  'color',
  'size',
  'disabled',
  'startDecorator',
  'endDecorator',
] satisfies (keyof SwitchProps)[];

export default function SwitchExample(props: SwitchProps) {
  return <Switch slotProps={{ input: { 'aria-label': 'Automatic updates' } }} {...props} />;
}
