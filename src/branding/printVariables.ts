type Rules = { readonly [key: string]: string | number | Rules };

const cssName = (key: string) =>
  key.startsWith('--') ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function printRules(rules: Rules, indent = ''): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${indent}${key} {\n${printRules(value, `${indent}  `)}${indent}}\n`
        : `${indent}${cssName(key)}: ${value};\n`,
    )
    .join('');
}

/** Prints the CSS variables of a theme, for both color schemes. */
export function printVariables(theme: { generateStyleSheets: () => object[] }): string {
  const sheets = theme.generateStyleSheets() as Rules[];
  return sheets.map((sheet) => printRules(sheet)).join('\n');
}
