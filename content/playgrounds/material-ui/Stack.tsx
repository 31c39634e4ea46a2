import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';

export const initial = { direction: 'row', spacing: 1 } satisfies StackProps;
export const hidden = ['divider'] satisfies (keyof StackProps)[];
export const order = ['direction', 'spacing', 'useFlexGap'] satisfies (keyof StackProps)[];

export default function StackExample(props: StackProps) {
  return (
    <Stack {...props}>
      <Chip label="New" />
      <Chip label="Open" />
      <Chip label="Done" />
    </Stack>
  );
}
