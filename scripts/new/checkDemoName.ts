/** Throws, with an example, when a name can't be a demo's name. */
export function checkDemoName(name: string): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    const parts = name.split(/[^A-Za-z0-9]+/).filter((part) => /^[A-Za-z]/.test(part));
    const example = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
    throw new Error(
      `"${name}" is not the name of a demo. Write it like a component: ${example || 'ColorSlider'}.`,
    );
  }
}
