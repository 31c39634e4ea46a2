import { ICON_CLASS } from './iconFont';

const IMPORT = /from '@mui\/material\/Icon'|\bIcon\b[^;]*\} from '@mui\/material'/;
const BASE_CLASS = /<Icon\b[^>]*\bbaseClassName="([^"]*)"/g;

/** Returns whether a demo uses font icons, that is, imports Material UI's Icon component. */
export function hasFontIcons(code: string): boolean {
  return IMPORT.test(code);
}

/** Returns the classes of the icon fonts that a demo uses but the site doesn't provide. */
export function unknownIconClasses(code: string): string[] {
  const classes = [...code.matchAll(BASE_CLASS)].map(([, name = '']) => name);
  return [...new Set(classes)].filter((name) => name !== ICON_CLASS);
}
