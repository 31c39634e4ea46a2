import Textarea from '@mui/joy/Textarea';
import type { TextareaProps } from '@mui/joy/Textarea';

export const initial = { minRows: 2 } satisfies TextareaProps;
export const order = ['variant', 'color', 'size'] satisfies (keyof TextareaProps)[];

export default function TextareaExample(props: TextareaProps) {
  return <Textarea aria-label="Note for the courier" placeholder="Ring twice" {...props} />;
}
