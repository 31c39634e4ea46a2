import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';

export const initial = {
  children: 'The draft is saved.',
  severity: 'success',
} satisfies AlertProps;
export const hidden = ['action', 'closeText'] satisfies (keyof AlertProps)[];

export default function AlertExample(props: AlertProps) {
  return <Alert {...props} />;
}
