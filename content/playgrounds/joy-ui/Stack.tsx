import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import type { StackProps } from '@mui/joy/Stack';

export const initial = { direction: 'row', spacing: 1 } satisfies StackProps;
export const hidden = ['divider'] satisfies (keyof StackProps)[];
export const order = ['direction', 'spacing', 'useFlexGap'] satisfies (keyof StackProps)[];

export default function StackExample(props: StackProps) {
  return (
    <Stack {...props}>
      <Chip>New</Chip>
      <Chip>Open</Chip>
      <Chip>Done</Chip>
    </Stack>
  );
}
