import Badge from '@mui/joy/Badge';
import type { BadgeProps } from '@mui/joy/Badge';
import Typography from '@mui/joy/Typography';

export const initial = { badgeContent: '4' } satisfies BadgeProps;
export const order = [
  'badgeContent',
  'max',
  'variant',
  'color',
  'size',
  'badgeInset',
] satisfies (keyof BadgeProps)[];

export default function BadgeExample(props: BadgeProps) {
  return (
    <Badge {...props}>
      <Typography sx={{ pr: 1 }}>Inbox</Typography>
    </Badge>
  );
}
