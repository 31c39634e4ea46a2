import { LOOK_VALUES } from '../../shared/look';
import type { Look } from '../../shared/look';
import type { LabelKey } from '@component-docs/labels/shared/types';
import { escapeHtml } from '@component-docs/kit/shared/escapeHtml';
import type { Texts } from '@component-docs/labels/node/texts';
import { FRAME_STYLES } from './frameStyles';

/** What the document with a template's frame shows and loads. */
export interface FrameDocument {
  /** The `lang` of the document. */
  lang: string;
  title: string;
  description: string;
  /** Returns a label in the language of the document. */
  label: Texts<LabelKey>;
  /** Addresses, with the site's base URL. */
  urls: { gallery: string; preview: string; source: string; bar: string; icon: string };
  /** The inline script of the head. */
  headScript: string;
}

/** The label of each part of a look, and of its values. */
const LABELS: {
  readonly [Part in keyof Look]: {
    label: LabelKey;
    values: Readonly<Record<Look[Part], LabelKey>>;
  };
} = {
  theme: {
    label: 'templates.theme',
    values: {
      custom: 'templates.custom',
      material: 'templates.material',
      reader: 'templates.reader',
    },
  },
  mode: {
    label: 'settings.mode',
    values: { light: 'settings.light', dark: 'settings.dark', system: 'settings.system' },
  },
  direction: {
    label: 'settings.direction',
    values: { ltr: 'settings.ltr', rtl: 'settings.rtl' },
  },
  width: {
    label: 'templates.width',
    values: { full: 'templates.full', tablet: 'templates.tablet', phone: 'templates.phone' },
  },
};

function controlHtml(part: keyof Look, text: (key: LabelKey) => string): string {
  const { label, values } = LABELS[part];
  const names: Readonly<Record<string, LabelKey>> = values;
  const options = LOOK_VALUES[part].map((value) => {
    const name = names[value];
    return `<option value="${value}">${name ? text(name) : value}</option>`;
  });
  return `<label class="${part}"><span>${text(label)}</span><select name="${part}">${options.join('')}</select></label>`;
}

/**
 * Returns the document that shows a template in a frame, under a bar. The frame is a separate
 * document, so that the template's media queries, popups, and fixed elements behave as in an app.
 */
export function frameHtml({
  lang,
  title,
  description,
  label,
  urls,
  headScript,
}: FrameDocument): string {
  const text = (key: LabelKey) => escapeHtml(label(key));
  const name = escapeHtml(label('templates.frame', { title }));
  const controls = (Object.keys(LABELS) as (keyof Look)[]).map((part) => controlHtml(part, text));
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${escapeHtml(description)}">
<title>${name} | Material UI</title>
<link rel="icon" href="${urls.icon}">
<style>${FRAME_STYLES}</style>
<noscript><style>.bar form { display: none; }</style></noscript>
<script>${headScript}</script>
<script src="${urls.bar}" defer></script>
</head>
<body>
<header class="bar">
<a href="${urls.gallery}"><span aria-hidden="true">←&nbsp;</span>${text('templates.all')}</a>
<h1>${escapeHtml(title)}</h1>
<form autocomplete="off">${controls.join('')}</form>
<a href="${urls.source}">${text('templates.source')}</a>
</header>
<main><iframe src="${urls.preview}" title="${name}"></iframe></main>
</body>
</html>
`;
}
