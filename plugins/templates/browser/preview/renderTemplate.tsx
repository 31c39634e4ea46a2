import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { parseLook } from '../../shared/look';
import type { PrintedTemplate } from '../../shared/template';
import type { TemplateModule } from './templateModule';

/** Returns the styles that a cache has inserted, as elements that Emotion finds in the browser. */
function styleElements({ key, inserted, registered }: EmotionCache): string {
  const entries = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isLocal = ([id]: [string, string]) => registered[`${key}-${id}`] !== undefined;
  const own = entries.filter(isLocal);
  const ids = own.map(([id]) => id).join(' ');
  const css = own.map(([, rules]) => rules).join('');
  return [
    ...entries
      .filter((entry) => !isLocal(entry))
      .map(([id, rules]) => `<style data-emotion="${key}-global ${id}">${rules}</style>`),
    `<style data-emotion="${key} ${ids}">${css}</style>`,
  ].join('\n');
}

/** Prints a template with its own theme, from left to right. The colors follow the mode by CSS. */
export function renderTemplate({ Root, ...template }: TemplateModule): PrintedTemplate {
  const cache = createCache({ key: 'css' });
  // Has Emotion keep the rules in place of printing them between the elements.
  cache.compat = true;
  const html = renderToString(
    <Root {...template} look={parseLook('', { mode: null, usesTheme: false })} cache={cache} />,
  );
  return { html, styles: styleElements(cache) };
}
