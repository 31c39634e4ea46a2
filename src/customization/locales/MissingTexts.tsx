import { useTranslate } from '../../../plugins/labels/browser/useTranslate';

interface Props {
  /** The texts that a locale doesn't have: `Pagination.aria-label`. */
  missing: readonly string[];
  /** How many texts a complete locale has. */
  texts: number;
}

/** Says which texts of a locale are in English. */
export function MissingTexts({ missing, texts }: Props) {
  const translate = useTranslate();
  if (missing.length === 0) {
    return translate('locales.complete');
  }
  if (missing.length === texts) {
    return translate('locales.defaults');
  }
  return (
    <>
      {translate('locales.missing')}{' '}
      {missing.map((text, index) => (
        <span key={text}>
          {index > 0 && ', '}
          <code translate="no">{text}</code>
        </span>
      ))}
    </>
  );
}
