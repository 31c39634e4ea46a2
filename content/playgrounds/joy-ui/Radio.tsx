import Radio from '@mui/joy/Radio';
import type { RadioProps } from '@mui/joy/Radio';

export const initial = { label: 'By courier, the next day' } satisfies RadioProps;
export const order = ['variant', 'color', 'size', 'disabled'] satisfies (keyof RadioProps)[];

export default function RadioExample(props: RadioProps) {
  return <Radio {...props} />;
}
