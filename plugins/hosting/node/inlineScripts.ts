const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const TYPE = /\btype=["']?([^"'\s>]+)/;

/** Types of scripts that browsers run. Others, such as `application/json`, are data. */
const EXECUTABLE = new Set(['text/javascript', 'module']);

function isInlineScript(attributes: string): boolean {
  return (
    !/\bsrc=/.test(attributes) && EXECUTABLE.has(TYPE.exec(attributes)?.[1] ?? 'text/javascript')
  );
}

/** Returns the source of each inline script that browsers run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', source = '']) =>
    isInlineScript(attributes) ? [source] : [],
  );
}
