import Alert from '@mui/joy/Alert';
import type { AlertProps } from '@mui/joy/Alert';

export const order = ['variant', 'color', 'size', 'invertedColors'] satisfies (keyof AlertProps)[];
export const hidden = ['role'] satisfies (keyof AlertProps)[];

export default function AlertExample(props: AlertProps) {
  return <Alert {...props}>Two files are still uploading.</Alert>;
}
