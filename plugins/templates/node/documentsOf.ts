import { textIn } from '@component-docs/kit/node/translatedText';
import type { LoadContext } from '@docusaurus/types';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import {
  ASSETS_PATH,
  framePath,
  galleryPath,
  previewPath,
  productOfTemplate,
  sourcePath,
} from '../shared/paths';
import { labelsIn } from '@component-docs/labels/node/texts';
import type { Texts } from '@component-docs/labels/node/texts';
import { permalinkOfSitePath } from '@component-docs/kit/node/sitePaths';
import type { BuiltTemplates } from './buildTemplates';
import { titleOf } from './projects';
import type { Template } from './parseTemplate';
import { frameHtml } from './frameHtml';
import type { LabelKey } from '@component-docs/labels/shared/types';
import type { PrintedTemplate } from '../shared/template';
import { escapeHtml } from '@component-docs/kit/shared/escapeHtml';

/** The content and scripts of a document that shows a template alone. */
interface PreviewDocument {
  title: string;
  printed: PrintedTemplate;
  /** The inline script of the head. */
  headScript: string;
  /** Addresses of the template's scripts, in the order in which they run. */
  scripts: readonly string[];
  /** Address of the site's icon. */
  icon: string;
  /** The `lang` of elements that aren't part of the template: a notice, and a button. */
  lang: string;
  /** Returns a label in this language. */
  label: Texts<LabelKey>;
}

/**
 * Hides a template that the script of the head has marked, because the server printed another theme or
 * direction, until React has drawn it. If its scripts don't arrive, it appears as the server printed it.
 */
const PENDING_STYLES = `
@keyframes pending { from, to { visibility: hidden; } }
[data-pending] body { animation: pending 5s; }
`;

/** It covers nothing at the end of the page. */
const NOTICE_STYLES = `
#started-again { position: sticky; inset-block-end: 0; z-index: 2000; padding: 0.75rem 1rem;
  border-block-start: 1px solid; background: Canvas; color: CanvasText; font: 0.875rem/1.4 system-ui, sans-serif; }
#started-again[hidden] { display: none; }
`;

/** Returns the document of a template alone. Templates are in English. */
export function previewHtml(document: PreviewDocument): string {
  const { title, printed, headScript, scripts, icon, lang, label } = document;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
<style>${PENDING_STYLES}${NOTICE_STYLES}</style>
<script>${headScript}</script>
${printed.styles}
${scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body>
<div id="template" data-retry="${escapeHtml(label('icons.retry'))}">${printed.html}</div>
<div id="started-again" role="alert" lang="${lang}" hidden>${escapeHtml(label('templates.startedAgain'))}</div>
</body>
</html>
`;
}

const ICON = '/img/favicon.svg';

/** Returns the documents of the templates in one language, by the site paths of their files. */
export function documentsOf(
  templates: readonly Template[],
  built: BuiltTemplates,
  { baseUrl, i18n }: Pick<LoadContext, 'baseUrl' | 'i18n'>,
): Map<string, string> {
  const language = parseLanguage(i18n.currentLocale);
  const url = (sitePath: string) => permalinkOfSitePath(sitePath, baseUrl);
  const scriptUrl = (name: string) => `${ASSETS_PATH}/${name}`;
  const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? language;
  const label = labelsIn(language);
  const frameOf = ({ slug, description }: Template) =>
    frameHtml({
      lang,
      title: titleOf(slug, language),
      description: textIn(description, language),
      library: nameOfProduct(productOfTemplate(slug)),
      label,
      urls: {
        gallery: url(galleryPath(slug)),
        preview: url(previewPath(slug)),
        source: url(sourcePath(slug)),
        bar: scriptUrl(built.bar),
        icon: url(ICON),
      },
      headScript: built.headScripts.frame,
    });
  const previewOf = ({ slug }: Template) => {
    const own = built.templates[slug];
    if (!own) {
      throw new Error(`The template "${slug}" was not printed.`);
    }
    return previewHtml({
      title: titleOf(slug, 'en'),
      printed: own.printed,
      headScript: built.headScripts.preview,
      scripts: own.scripts.map(scriptUrl),
      icon: url(ICON),
      lang,
      label,
    });
  };
  return new Map(
    templates.flatMap((template) => [
      [`${framePath(template.slug)}.html`, frameOf(template)] as const,
      [`${previewPath(template.slug)}.html`, previewOf(template)] as const,
    ]),
  );
}
