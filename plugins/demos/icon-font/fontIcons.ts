import { ICON_CLASS } from './iconFont';

const IMPORT = /from '@mui\/material\/Icon'|\bIcon\b[^;]*\} from '@mui\/material'/;
const BASE_CLASS = /<Icon\b[^>]*\bbaseClassName="([^"]*)"/g;

/** Whether a demo's code draws icons of a font: whether it imports Material UI's Icon component. */
export function hasFontIcons(code: string): boolean {
  return IMPORT.test(code);
}

/** The classes of icon fonts that a demo's code asks for and the site does not have. */
export function unknownIconClasses(code: string): string[] {
  const classes = [...code.matchAll(BASE_CLASS)].map(([, name = '']) => name);
  return [...new Set(classes)].filter((name) => name !== ICON_CLASS);
}
