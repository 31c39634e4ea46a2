import type { Language } from '@component-docs/labels/shared/languages';
import { componentUses } from '../code/componentUses';
import type { ComponentUse } from '../code/componentUses';
import { titleOf } from '../labels';
import type { Template } from '../parseTemplate';
import type { ServedProject } from '../projects';

/** A template as pages describe it in one language. */
export interface TemplateView {
  template: Template;
  language: Language;
  title: string;
  uses: readonly ComponentUse[];
  /** File names of its project. */
  files: Pick<ServedProject, 'jsonFile' | 'zipFile'>;
}

/** Returns what pages tell of a template in a language. */
export function templateView(
  template: Template,
  language: Language,
  files: TemplateView['files'],
): TemplateView {
  return {
    template,
    language,
    title: titleOf(template.slug, language),
    uses: componentUses(template.code),
    files,
  };
}

/** Returns the attributes that name a template and its files to the elements of a page. */
export function attributesOf({
  template,
  title,
  files,
}: TemplateView): Record<'slug' | 'title' | 'json' | 'zip', string> {
  return { slug: template.slug, title, json: files.jsonFile, zip: files.zipFile };
}
