/** Prints the declarations that add properties to the interfaces of a module. */
export function augmentation(
  module: string,
  interfaces: readonly (readonly [name: string, properties: readonly string[]])[],
): string {
  const printed = interfaces.map(
    ([name, properties]) =>
      `  interface ${name} {\n${properties.map((line) => `    ${line};\n`).join('')}  }\n`,
  );
  return `declare module '${module}' {\n${printed.join('')}}\n`;
}
