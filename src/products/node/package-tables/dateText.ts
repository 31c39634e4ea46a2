/**
 * Formats a point in time as a date in the language of a locale. Uses UTC, so that the result
 * doesn't depend on the machine that runs the build.
 *
 * @param time in milliseconds since 1970
 * @param calendar calendar from the locale's configuration: `gregory`
 */
export function dateText(time: number, locale: string, calendar: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, { ...options, calendar }).format(new Date(time));
}
