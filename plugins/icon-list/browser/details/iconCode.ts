const PACKAGE = '@mui/icons-material';

/** Returns the name that code uses for a component: names such as `Link` and `Map` are taken otherwise. */
export function localName(component: string): string {
  return `${component}Icon`;
}

/** Returns the import of one icon from its own path. */
export function pathImport(component: string): string {
  return `import ${localName(component)} from '${PACKAGE}/${component}';`;
}

/** Returns the import of one icon from the package. */
export function namedImport(component: string): string {
  return `import { ${component} as ${localName(component)} } from '${PACKAGE}';`;
}

/** Returns a drawing as a whole SVG element, for files and other tools. */
export function svgCode(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${drawing}</svg>`;
}

/** Returns the element of an icon. */
export function elementCode(component: string): string {
  return `<${localName(component)} />`;
}
