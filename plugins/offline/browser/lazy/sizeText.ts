const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Returns a size for readers, in megabytes.
 *
 * @param language BCP 47 tag of the language that numbers are written in
 */
export function sizeText(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10 * BYTES_PER_MEGABYTE ? 1 : 0,
  }).format(bytes / BYTES_PER_MEGABYTE);
}
