import { isCssPart } from '@component-docs/kit/shared/isCssPart';

type Rules = { readonly [key: string]: string | number | Rules };

const cssName = (key: string) =>
  key.startsWith('--') ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function printRules(rules: Rules, indent = ''): string {
  return Object.entries(rules)
    .filter(([key, value]) => isCssPart(key) && (typeof value !== 'string' || isCssPart(value)))
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${indent}${key} {\n${printRules(value, `${indent}  `)}${indent}}\n`
        : `${indent}${cssName(key)}: ${value};\n`,
    )
    .join('');
}

/** Prints the CSS variables of a theme, which a reader may have made: without broken values. */
export function printVariables(theme: { generateStyleSheets: () => object[] }): string {
  const sheets = theme.generateStyleSheets() as Rules[];
  return sheets.map((sheet) => printRules(sheet)).join('\n');
}
