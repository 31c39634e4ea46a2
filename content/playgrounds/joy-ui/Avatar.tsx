import Avatar from '@mui/joy/Avatar';
import type { AvatarProps } from '@mui/joy/Avatar';

export const initial = { children: 'AO' } satisfies AvatarProps;
export const hidden = ['alt', 'src', 'srcSet'] satisfies (keyof AvatarProps)[];
export const order = ['variant', 'color', 'size'] satisfies (keyof AvatarProps)[];

export default function AvatarExample(props: AvatarProps) {
  return <Avatar {...props} />;
}
