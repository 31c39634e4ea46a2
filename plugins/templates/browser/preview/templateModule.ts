import type { ComponentType } from 'react';
import type { EmotionCache } from '@emotion/react';
import type { Look } from '../../shared/look';

/** Props of the root that shows a template with a look, in the theme of its library. */
export interface RootProps {
  Template: ComponentType;
  /** The options of the template's own theme. */
  themeOptions: object;
  look: Look;
  /** The cache of the look's direction. */
  cache: EmotionCache;
}

/** A template, and the root that shows it: the default export of `@demo-library/templates/<product>`. */
export interface TemplateModule extends Pick<RootProps, 'Template' | 'themeOptions'> {
  Root: ComponentType<RootProps>;
}

/** Where a mode of templates is stored, apart from the site's mode: frames of both modes share storage. */
export const modeKey = (mode: Look['mode']): string => `template-mode-${mode}`;
export const SCHEME_KEY = 'template-scheme';
