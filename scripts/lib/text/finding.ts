/** Something to change in a text. An error fails the check; a warning is only counted. */
export interface Finding {
  /** Path relative to the site's root. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  severity: 'error' | 'warning';
  /** What is written there. */
  found: string;
  /** What to write, or what to do. */
  better: string;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Formats a finding as `file:line:column  word → better`; warnings say that they are one. */
export function formatFinding({ file, line, column, severity, found, better }: Finding): string {
  const kind = severity === 'warning' ? 'warning: ' : '';
  return `${file}:${line}:${column}  ${kind}${oneLine(found)} → ${oneLine(better)}`;
}

/** Orders findings by file, then by position. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
