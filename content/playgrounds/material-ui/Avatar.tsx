import Avatar from '@mui/material/Avatar';
import type { AvatarProps } from '@mui/material/Avatar';

export const initial = { children: 'AL' } satisfies AvatarProps;
export const hidden = ['alt', 'sizes', 'src', 'srcSet'] satisfies (keyof AvatarProps)[];

export default function AvatarExample(props: AvatarProps) {
  return <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }} {...props} />;
}
