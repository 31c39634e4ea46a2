import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import type { BadgeProps } from '@mui/material/Badge';

export const initial = { badgeContent: '4', color: 'primary' } satisfies BadgeProps;
export const order = ['badgeContent', 'max', 'color', 'variant'] satisfies (keyof BadgeProps)[];

export default function BadgeExample(props: BadgeProps) {
  return (
    <Badge {...props}>
      <MailIcon />
    </Badge>
  );
}
