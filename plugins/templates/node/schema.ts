import { Joi } from '@docusaurus/utils-validation';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import { PURPOSES } from '../shared/purposes';
import type { Purpose } from '../shared/purposes';

/** A text in every language of the site. */
export type Texts = Readonly<Record<Language, string>>;

/** The content of a `template.json`. */
export interface TemplateData {
  /** The file of the page. */
  entry: string;
  purpose: Purpose;
  description: Texts;
  /** What the custom theme changes. */
  theme: Texts;
  /** What each file is for, in the order in which readers should read them. */
  files: Readonly<Record<string, Texts>>;
  /** How to take parts of the template into an app. */
  parts: readonly Texts[];
}

const text = Joi.string().trim().min(1).required();
const texts = Joi.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, text])),
).required();

export const TEMPLATE_SCHEMA = Joi.object<TemplateData>({
  entry: Joi.string()
    .pattern(/^[A-Z]\w*\.tsx$/)
    .required(),
  purpose: Joi.valid(...PURPOSES).required(),
  description: texts,
  theme: texts,
  files: Joi.object()
    .pattern(/^\w+\.tsx?$/, texts)
    .required(),
  parts: Joi.array().items(texts).min(1).required(),
});
