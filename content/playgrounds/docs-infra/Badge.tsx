import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import type { BadgeProps } from '@mui/material/Badge';

export const initial = { badgeContent: '4', color: 'primary' } satisfies BadgeProps;
export const hidden = ['max'] satisfies (keyof BadgeProps)[];
export const order = ['variant', 'color'] satisfies (keyof BadgeProps)[];

export default function BadgeExample(props: BadgeProps) {
  return (
    <Badge {...props}>
      <MailIcon />
    </Badge>
  );
}
