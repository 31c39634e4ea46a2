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
