import vm from 'node:vm';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { IconDrawing } from './readDrawings';

type Draw = Readonly<Record<string, () => ReactNode>>;

/** Shortens elements without content, as SVG allows. */
const shorten = (markup: string) => markup.replace(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>');

/** Returns the drawings of icons as markup for the content of an `<svg>` element, by name. */
export function renderDrawings(drawings: readonly IconDrawing[]): Map<string, string> {
  const entries = drawings.map(([name, code]) => `${name}:()=>${code}`);
  const context = { _jsx: jsx, _jsxs: jsxs, _Fragment: Fragment };
  const draw = vm.runInNewContext(`({${entries.join(',')}})`, context) as Draw;
  return new Map(
    drawings.map(([name]) => {
      const markup = renderToStaticMarkup(createElement(Fragment, null, draw[name]?.()));
      return [name, shorten(markup).replaceAll('xlink:href', 'href')];
    }),
  );
}
