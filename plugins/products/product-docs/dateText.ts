/**
 * A point in time as a date that readers of a language know, in UTC: the build's machine may be
 * anywhere.
 *
 * @param time in milliseconds since 1970
 * @param calendar of the locale's configuration: `gregory`
 */
export function dateText(time: number, locale: string, calendar: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, { ...options, calendar }).format(new Date(time));
}
