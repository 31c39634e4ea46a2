const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];

/** The output of `npm audit --json`, as far as it is used. */
interface Audit {
  vulnerabilities?: Record<string, { severity: Severity; range: string; fixAvailable: unknown }>;
}

/**
 * Reads the output of `npm audit --json`. Returns a line for each vulnerable package, the worst
 * first, or null if the registry has not answered.
 */
export function parseAudit(json: string): string[] | null {
  let audit: Audit;
  try {
    audit = JSON.parse(json) as Audit;
  } catch {
    return null;
  }
  return audit.vulnerabilities
    ? Object.entries(audit.vulnerabilities)
        .sort(([, a], [, b]) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
        .map(
          ([name, { severity, range, fixAvailable }]) =>
            `${severity}: ${name} ${range}${fixAvailable ? ', fixed by an update' : ''}`,
        )
    : null;
}
