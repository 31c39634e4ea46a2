import type { HeaderRule } from './headerRules';

function printRule({ paths, headers }: HeaderRule, replaced: ReadonlySet<string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    // Cloudflare joins the values of all rules unless a rule removes the earlier ones.
    ...(replaced.has(name) ? [`  ! ${name}`] : []),
    ...(value === null ? [] : [`  ${name}: ${value}`]),
  ]);
  return paths.map((path) => [path, ...lines, ''].join('\n')).join('\n');
}

/** Returns the content of a `_headers` file, which Netlify and Cloudflare read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  return rules
    .map((rule) => {
      const text = printRule(rule, seen);
      Object.keys(rule.headers).forEach((name) => seen.add(name));
      return text;
    })
    .join('\n');
}
