import type { ReactNode } from 'react';

interface Props {
  as: 'h1' | 'h2' | 'h3';
  id?: string;
  children: ReactNode;
}

/** The heading of the theme, without its link. */
export default function Heading({ as: Tag, id, children }: Props) {
  return <Tag id={id}>{children}</Tag>;
}
