/** The page that lists all templates; their own pages are below it. */
export const GALLERY_PATH = '/material-ui/getting-started/templates';

/** The template under the bar. */
export const framePath = (slug: string): string => `${GALLERY_PATH}/${slug}`;

/** The template alone. */
export const previewPath = (slug: string): string => `${GALLERY_PATH}/${slug}/preview`;

const PREVIEW = new RegExp(`${previewPath('[^/]+')}$`);

/** Whether a path, in any language, is that of a template alone. */
export const isPreviewPath = (path: string): boolean => PREVIEW.test(path);

/** The page about the template's code. */
export const sourcePath = (slug: string): string => `${GALLERY_PATH}/${slug}/source`;

/** The folder of the templates' scripts and projects, in every language. */
export const ASSETS_PATH = '/assets/templates';

/** The picture of a template, in a mode. */
export const picturePath = (slug: string, mode: 'light' | 'dark'): string =>
  `/img/templates/${slug}-${mode}.webp`;

/** The size of pictures, in px. */
export const PICTURE = { width: 640, height: 400 } as const;
