import type { HtmlTagObject } from '@docusaurus/types';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { tabChoiceScript } from '@component-docs/written-pages/shared/tabChoice';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { earlyClickScript } from '@component-docs/static-pages/shared/earlyClicks';
import { codeStylingScript } from '@component-docs/preferences/shared/codeStylingScript';
import {
  readSettings,
  SETTINGS_META,
  writeSettings,
} from '@component-docs/offline/shared/settings';
import { themeScript } from '@component-docs/preferences/shared/theme/themeScript';

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

/**
 * Returns tags of every page's head: the browser's colors, and what must be known, or kept, before first paint.
 *
 * @param themeFile the address of the script that applies the reader's whole theme
 */
export const headTags = (themeFile: string): readonly HtmlTagObject[] => [
  themeColor('light'),
  themeColor('dark'),
  {
    tagName: 'script',
    innerHTML: [themeScript(themeFile), tabChoiceScript, codeStylingScript, earlyClickScript].join(
      '',
    ),
  },
  ...(workerSettings
    ? [
        {
          tagName: 'meta',
          attributes: { name: SETTINGS_META, content: writeSettings(workerSettings) },
        },
      ]
    : []),
];
