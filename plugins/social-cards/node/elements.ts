import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Picture } from './card';

/** Returns a flexible box. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** Returns a picture in its own size. */
export function image({ source, width, height }: Picture, style?: CSSProperties): ReactElement {
  return { type: 'img', key: null, props: { src: source, width, height, style } };
}
