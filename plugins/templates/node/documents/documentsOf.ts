import type { LoadContext } from '@docusaurus/types';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { ASSETS_PATH, framePath, GALLERY_PATH, previewPath, sourcePath } from '../../shared/paths';
import { labelsIn } from '@component-docs/labels/node/texts';
import { permalinkOfSitePath } from '@component-docs/kit/node/sitePaths';
import type { BuiltTemplates } from '../buildTemplates';
import { titleOf } from '../labels';
import type { Template } from '../parseTemplate';
import { frameHtml } from './frameHtml';
import { previewHtml } from './previewHtml';

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
      description: description[language],
      label,
      urls: {
        gallery: url(GALLERY_PATH),
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
