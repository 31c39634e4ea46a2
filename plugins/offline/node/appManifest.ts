import { PRODUCTS } from '@component-docs/kit/shared/site/products';

interface AppIcon {
  /** Relative to `static/`. */
  file: string;
  /** Width and height in px. */
  size: number;
  /** `maskable`: systems cut a shape out of it, so its color fills the corners. */
  purpose: 'any' | 'maskable';
}

/** The app's icons in static/img/app, which `npm run record -- icons` draws from the logo. */
export const APP_ICONS: readonly AppIcon[] = [
  { file: 'img/app/icon-192.png', size: 192, purpose: 'any' },
  { file: 'img/app/icon-512.png', size: 512, purpose: 'any' },
  { file: 'img/app/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'img/app/maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The icon of the home screen of iOS, which rounds its corners itself. */
export const TOUCH_ICON: AppIcon = {
  file: 'img/app/touch-180.png',
  size: 180,
  purpose: 'maskable',
};

export interface AppManifestOptions {
  name: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  /** Root of the language, with slashes at both ends. */
  baseUrl: string;
  themeColor: string;
}

/** Shortcuts that systems show at most. */
const MAX_SHORTCUTS = 4;

/**
 * Returns the manifest that makes the site installable as an app, in one language. All languages are in
 * the app's scope, because readers change from one to the other.
 */
export function appManifest(options: AppManifestOptions): object {
  const { name, description, language, baseUrl, themeColor } = options;
  return {
    id: baseUrl,
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: baseUrl,
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: '#ffffff',
    categories: ['developer', 'education'],
    icons: APP_ICONS.map(({ file, size, purpose }) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: PRODUCTS.slice(0, MAX_SHORTCUTS).map((product) => ({
      name: product.name,
      url: baseUrl + product.landing.slice(1),
    })),
    share_target: {
      action: `${baseUrl}search`,
      method: 'GET',
      // Chromium warns without it.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'q' },
    },
  };
}
