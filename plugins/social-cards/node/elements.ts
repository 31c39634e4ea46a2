import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Picture } from './card';
import fs from 'node:fs';
import path from 'node:path';

/** Returns a flexible box. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** Returns a picture in its own size. */
export function image({ source, width, height }: Picture, style?: CSSProperties): ReactElement {
  return { type: 'img', key: null, props: { src: source, width, height, style } };
}

const WORDMARK = path.join(__dirname, '../../../static/img/wordmark.svg');
const WORDMARK_SIZE = { width: 199, height: 48 } as const;

/** The logo's shapes, as in `static/img/logo.svg`. */
const SIGN_BOX = '6 9.5 16 9';
const SIGN_SIZE = { width: 192, height: 108 } as const;

const svgUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Returns the site's logo and name, the latter in a color. */
export function wordmark(color: string): Picture {
  const svg = fs.readFileSync(WORDMARK, 'utf8').replaceAll('currentColor', color);
  return { source: svgUrl(svg), ...WORDMARK_SIZE };
}

/** Returns the shapes of the logo, in white and another color. */
export function sign(color: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SIGN_BOX}"><path fill="#fff" d="M6 9.5h7v9H6z"/><path fill="${color}" d="M15 9.5h7v3.5h-7zM15 15h7v3.5h-7z"/></svg>`;
  return { source: svgUrl(svg), ...SIGN_SIZE };
}
