import type { HtmlTagObject } from '@docusaurus/types';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { tabChoiceScript } from '@component-docs/written-pages/shared/tabChoice';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { addressScript } from '@component-docs/kit/shared/addressScript';
import { earlyClickScript } from '@component-docs/static-pages/shared/earlyClicks';
import { codeStylingScript } from '@component-docs/preferences/shared/codeStylingScript';
import {
  readSettings,
  SETTINGS_META,
  writeSettings,
} from '@component-docs/offline/shared/settings';
import { repaintScript, themeScript } from '@component-docs/preferences/shared/theme/themeScript';

/** Tells which key combination the copy hint shows, before first paint. */
const osScript =
  'if(/Mac|iPhone|iPad/.test(navigator.platform))document.documentElement.dataset.os="mac";';

/** What must be known, or kept, before first paint. */
const SCRIPTS = [
  addressScript,
  themeScript,
  tabChoiceScript,
  codeStylingScript,
  osScript,
  earlyClickScript,
];

const workerSettings = readSettings(process.env);

const metaColor = (mode: ColorMode) => keptSite().colors[mode]['theme-meta'];

/** The browser's color in a mode of the system, with what it becomes when the reader chooses one. */
const themeColor = (mode: ColorMode): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${mode})`,
    content: metaColor(mode),
    'data-light': metaColor('light'),
    'data-dark': metaColor('dark'),
  },
});

/** Tags of every page's head: the browser's colors, and what must be known before first paint. */
export const headTags: readonly HtmlTagObject[] = [
  themeColor('light'),
  themeColor('dark'),
  { tagName: 'script', innerHTML: SCRIPTS.join('') },
  ...(workerSettings
    ? [
        {
          tagName: 'meta',
          attributes: { name: SETTINGS_META, content: writeSettings(workerSettings) },
        },
      ]
    : []),
];

/** Tags before every page's content. */
export const preBodyTags: readonly HtmlTagObject[] = [
  { tagName: 'script', innerHTML: repaintScript },
];
