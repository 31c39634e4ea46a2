interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

const connection = () =>
  (navigator as Navigator & { connection?: ConnectionInfo }).connection ?? {};

/** Whether the reader's connection allows to fetch what may never be shown. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = connection();
  return navigator.onLine && !saveData && !effectiveType?.includes('2g');
}

/** Whether it allows to fetch pages that the reader hasn't pointed at, which isn't so where bytes may be counted. */
export function mayFetchUnasked(): boolean {
  return mayPrefetch() && connection().type !== 'cellular';
}
