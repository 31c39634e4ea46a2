import { translate } from '@docusaurus/Translate';

/** The images that can be copied: each is `static/img/<mark>.svg`. */
export const MARKS = ['logo', 'wordmark'] as const;
export type Mark = (typeof MARKS)[number];

export function copyText(mark: Mark): string {
  return mark === 'logo'
    ? translate({
        id: 'logoMenu.copyLogo',
        message: 'Copy logo as SVG',
        description: 'Item of the logo’s context menu',
      })
    : translate({
        id: 'logoMenu.copyWordmark',
        message: 'Copy wordmark as SVG',
        description: 'Item of the logo’s context menu',
      });
}

export function copiedText(mark: Mark): string {
  return mark === 'logo'
    ? translate({
        id: 'logoMenu.logoCopied',
        message: 'The logo is copied as SVG',
        description: 'Said after copying from the logo’s context menu',
      })
    : translate({
        id: 'logoMenu.wordmarkCopied',
        message: 'The wordmark is copied as SVG',
        description: 'Said after copying from the logo’s context menu',
      });
}

export function failedText(): string {
  return translate({
    id: 'logoMenu.failed',
    message: 'Nothing was copied. Please try again.',
    description: 'Said when copying from the logo’s context menu fails',
  });
}
