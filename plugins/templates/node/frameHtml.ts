import { LOOK_VALUES } from '../shared/look';
import type { Look } from '../shared/look';
import type { LabelKey } from '@component-docs/labels/shared/types';
import { escapeHtml } from '@component-docs/kit/shared/escapeHtml';
import type { Texts } from '@component-docs/labels/node/texts';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { MODE_ATTRIBUTE } from '../shared/readLook';

const ROLES = ['bg', 'bg-subtle', 'border', 'text', 'text-tertiary', 'link', 'focus-ring'] as const;

function colorsOf(mode: ColorMode): string {
  const variables = ROLES.map((role) => `--${role}: ${keptSite().colors[mode][role]};`);
  return `color-scheme: ${mode}; ${variables.join(' ')}`;
}

/** Widths of the devices that the frame imitates, in px. */
const DEVICES = { tablet: 820, phone: 390 } as const;

/**
 * The styles of the document with the bar and the frame. They are in the document, because it has no
 * other style sheet to wait for. The bar has two rows where the controls don't fit beside the title.
 */
const FRAME_STYLES = `
:root { ${colorsOf('light')} }
[${MODE_ATTRIBUTE}='dark'] { ${colorsOf('dark')} }
* { box-sizing: border-box; }
html, body { block-size: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--bg-subtle); color: var(--text);
  font: 0.875rem/1.4 system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans SC', sans-serif; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; padding: 0.375rem 1rem;
  background: var(--bg); border-block-end: 1px solid var(--border); }
.bar h1 { flex: 1; margin: 0; font-size: 1rem; font-weight: 600; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
.bar a { display: inline-flex; align-items: center; min-block-size: 2rem; color: var(--link);
  text-decoration: none; }
.bar a:hover { text-decoration: underline; }
.bar form { display: flex; gap: 0.75rem; margin: 0; }
.bar label { display: flex; align-items: center; gap: 0.375rem; color: var(--text-tertiary);
  font-size: 0.8125rem; min-inline-size: 0; }
.bar select { min-block-size: 2rem; min-inline-size: 0; max-inline-size: 100%; padding-inline: 0.375rem;
  border: 1px solid var(--border); border-radius: 6px; background: var(--bg); color: var(--text);
  font: inherit; }
.bar :focus-visible { outline: 3px solid var(--focus-ring); outline-offset: 2px; border-radius: 6px; }
main { display: flex; flex: 1; justify-content: center; min-block-size: 0; }
iframe { flex: none; inline-size: 100%; block-size: 100%; border: 0; background: var(--bg); }
[data-width='tablet'] iframe { inline-size: min(100%, ${DEVICES.tablet}px); }
[data-width='phone'] iframe { inline-size: min(100%, ${DEVICES.phone}px); }
[data-width='tablet'] main, [data-width='phone'] main { outline: 1px solid var(--border); }
@media (max-width: 1099px) {
  .bar { padding-inline: 0.75rem; }
  .bar form { order: 1; inline-size: 100%; }
  .bar label { flex: 1; }
  .bar select { flex: 1; }
}
@media (max-width: 749px) {
  .bar form { gap: 0.375rem; }
  .bar label > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap; }
}
@media (max-width: 480px) {
  .bar .width { display: none; }
}
`;

/** The content and scripts of the document with a template's frame. */
export interface FrameDocument {
  /** The `lang` of the document. */
  lang: string;
  title: string;
  description: string;
  /** Name of the library that the template shows. */
  library: string;
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
    /** A value without one is named after the library. */
    values: Readonly<Record<Look[Part], LabelKey | undefined>>;
  };
} = {
  theme: {
    label: 'templates.theme',
    values: { custom: 'templates.custom', library: undefined, reader: 'templates.reader' },
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

function controlHtml(part: keyof Look, text: (key: LabelKey) => string, library: string): string {
  const { label, values } = LABELS[part];
  const names: Readonly<Record<string, LabelKey | undefined>> = values;
  const options = LOOK_VALUES[part].map((value) => {
    const name = names[value];
    return `<option value="${value}">${name ? text(name) : library}</option>`;
  });
  return `<label class="${part}"><span>${text(label)}</span><select name="${part}">${options.join('')}</select></label>`;
}

/**
 * Returns the document that shows a template in a frame, under a bar. The frame is a separate
 * document, so that the template's media queries, popups, and fixed elements behave as in an app.
 */
export function frameHtml(document: FrameDocument): string {
  const { lang, title, description, library, label, urls, headScript } = document;
  const text = (key: LabelKey) => escapeHtml(label(key));
  const name = escapeHtml(label('templates.frame', { title }));
  const controls = (Object.keys(LABELS) as (keyof Look)[]).map((part) =>
    controlHtml(part, text, library),
  );
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${escapeHtml(description)}">
<title>${name} | ${library}</title>
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
